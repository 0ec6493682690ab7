import { forwardRef, type HTMLAttributes } from "react";
import { Switch } from "../forms/Switch.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { list } from "./ConsentList.css.ts";
import { accountMessages } from "./messages.it.ts";

/** One consent, with words agreed with the retailer. */
export interface ConsentFacts {
  /** Given back by `onChange`: "privacy4". */
  name: string;
  /** What is agreed to, in a few words. */
  label: string;
  /** What it is for and what follows, as one or two sentences. */
  purpose: string;
  /** Whether it is given. One that was never asked for is not: nothing is ticked beforehand (GDPR, recital 32). @default false */
  given?: boolean | null | undefined;
  /** It is being saved. @default false */
  pending?: boolean | undefined;
  /** It could not be saved; set `given` back with it. @default false */
  failed?: boolean | undefined;
}

export interface ConsentListProps extends Omit<HTMLAttributes<HTMLUListElement>, "children" | "onChange"> {
  /** In the order shown, each `name` once. */
  consents: readonly ConsentFacts[];
  onChange: (name: string, given: boolean) => void;
}

/** A switch for each consent, with what it is for (PF-06, privacy consents). */
export const ConsentList = forwardRef<HTMLUListElement, ConsentListProps>(function ConsentList(
  { consents, onChange, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list.
    <ul role="list" aria-label={words.consents} {...rest} ref={ref} className={cx(list, className)}>
      {consents.map(({ name, label, purpose, given, pending, failed }) => (
        <li key={name} data-consent={name}>
          <Switch
            label={label}
            hint={purpose}
            checked={given ?? false}
            pending={pending}
            error={failed ? words.switchFailed : undefined}
            onChange={(next) => onChange(name, next)}
          />
        </li>
      ))}
    </ul>
  );
});
