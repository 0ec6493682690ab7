/** Owner 1, beneficiary 2, partner 3, representative 4 (spec §3). */
export const holderTitles = [1, 2, 3, 4] as const;
export type HolderTitle = (typeof holderTitles)[number];

/** What the customer writes, as it is written. */
export interface CadastralValue {
  /** Undefined until one is chosen. */
  holderTitle: HolderTitle | undefined;
  city: string;
  urbanSection: string;
  sheet: string;
  particle: string;
  subordinate: string;
}

export type CadastralField = keyof CadastralValue;
export type CadastralFault = "required" | "invalid";

const digits = /^\d{1,10}$/;

const text: Record<Exclude<CadastralField, "holderTitle">, { required: boolean; valid: RegExp }> = {
  city: { required: true, valid: /^.{1,60}$/u },
  urbanSection: { required: false, valid: /^\w{1,10}$/ },
  sheet: { required: true, valid: digits },
  particle: { required: true, valid: digits },
  subordinate: { required: false, valid: digits },
};

const textFields = Object.keys(text) as (keyof typeof text)[];

/** The value without spaces around its texts, as it is sent. */
export const trimCadastral = (value: CadastralValue): CadastralValue =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === "string" ? part.trim() : part]),
  ) as unknown as CadastralValue;

/** What is wrong with each field (spec §5); nothing of those that are right. */
export function checkCadastral(value: CadastralValue): Partial<Record<CadastralField, CadastralFault>> {
  const faults: Partial<Record<CadastralField, CadastralFault>> = {};
  if (value.holderTitle === undefined) faults.holderTitle = "required";
  else if (!holderTitles.includes(value.holderTitle)) faults.holderTitle = "invalid";
  for (const name of textFields) {
    const written = value[name].trim();
    if (!written) {
      if (text[name].required) faults[name] = "required";
    } else if (!text[name].valid.test(written)) faults[name] = "invalid";
  }
  return faults;
}

/** Whether saving is offered: sheet, particle and title are right (spec §5). The other fields are told about when it is pressed. */
export function canSaveCadastral(value: CadastralValue): boolean {
  const { sheet, particle, holderTitle } = checkCadastral(value);
  return !sheet && !particle && !holderTitle;
}
