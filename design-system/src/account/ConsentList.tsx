import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Switch } from "../forms/Switch.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { list } from "./ConsentList.css.ts";
import { accountMessages } from "./messages.it.ts";

/** One consent, with texts agreed with the retailer. */
export interface ConsentFacts {
  /** Unique name, passed to `onChange`: "privacy4". */
  name: string;
  /** Name of the consent in a few words. */
  label: ReactNode;
  /** Its purpose and effects in one or two sentences. */
  purpose: ReactNode;
  /**
   * True if the consent is given. A consent that was never requested is not given: nothing is checked in advance (GDPR, recital 32).
   * @default false
   */
  given?: boolean | null | undefined;
  /** True while the change is being saved. @default false */
  pending?: boolean | undefined;
  /** True once the last change was stored. Give it, true or false, where a change is saved at once. */
  saved?: boolean | undefined;
  /** True if the change could not be saved. Reset `given` at the same time. @default false */
  failed?: boolean | undefined;
}

export interface ConsentListProps extends Omit<HTMLAttributes<HTMLUListElement>, "children" | "onChange"> {
  /** Consents in display order, with unique `name`s. */
  consents: readonly ConsentFacts[];
  onChange: (name: string, given: boolean) => void;
}

/** A switch for each consent, with its purpose (PF-06, privacy consents). */
export const ConsentList = forwardRef<HTMLUListElement, ConsentListProps>(function ConsentList(
  { consents, onChange, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
    <ul role="list" aria-label={words.consents} {...rest} ref={ref} className={cx(list, className)}>
      {consents.map(({ name, label, purpose, given, pending, saved, failed }) => (
        <li key={name} data-consent={name}>
          <Switch
            label={label}
            hint={purpose}
            checked={given ?? false}
            pending={pending}
            saved={saved}
            error={failed ? words.switchFailed : undefined}
            onChange={(next) => onChange(name, next)}
          />
        </li>
      ))}
    </ul>
  );
});
