/** Characters of an IBAN in each country of the SEPA area. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 " +
    "MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Weights of the characters in odd positions, 0 to 9 as A to J. */
const oddWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const placeOf = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65);

/** The control letter of an Italian account: bank, branch and account number, 22 characters. */
function controlLetter(account: string): string {
  const sum = [...account].reduce((total, character, index) => {
    const place = placeOf(character);
    return total + (index % 2 === 0 ? (oddWeights[place] ?? 0) : place);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** The digits of an IBAN modulo 97, with letters as 10 to 35. */
function remainder(text: string): number {
  const digits = [...text].map((character) => (/\d/.test(character) ? character : character.charCodeAt(0) - 55)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** An IBAN in the form that is stored: without spaces, in capitals. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

/** Tells whether a plain IBAN is valid in the SEPA area: length for its country, check digits, and the Italian control letter. */
export function isIban(iban: string): boolean {
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || lengths[country] !== iban.length) return false;
  if (remainder(iban.slice(4) + iban.slice(0, 4)) !== 1) return false;
  return (country !== "IT" && country !== "SM") || (/^[A-Z]\d{10}/.test(iban.slice(4)) && iban[4] === controlLetter(iban.slice(5)));
}

/** The Italian IBAN of a bank (ABI), branch (CAB) and account. */
export function italianIban(bank: string, branch: string, account: string): string {
  const body = `${bank}${branch}${account.padStart(12, "0")}`;
  const whole = controlLetter(body) + body;
  return `IT${String(98 - remainder(`${whole}IT00`)).padStart(2, "0")}${whole}`;
}
