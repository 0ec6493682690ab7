import { forwardRef, type HTMLAttributes, memo, useEffect, useState } from "react";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { CircleIcon } from "../icons/CircleIcon.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./PasswordChecklist.css.ts";
import { passwordMessages } from "./passwordMessages.it.ts";
import { type PasswordRule, passwordRules } from "./passwordRules.ts";

export interface PasswordChecklistProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The current text of the password field. */
  password: string;
  /** Rules to list. @default the five that are required; those of maximum length and spaces appear when they are broken */
  rules?: readonly PasswordRule[] | undefined;
}

const always = ["upper", "lower", "digit", "symbol", "long"] as const;
const onceBroken = ["short", "noSpaces"] as const;

/** Milliseconds without typing before the summary is announced. */
const pause = 1000;

/** Returns `text` once it has not changed for that time. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const checkShape = CheckIcon({});
const circleShape = CircleIcon({});

/** One rule. Most letters change none, so it is not drawn again with each. */
const Rule = memo(function Rule({ isMet, rule, state }: { isMet: boolean; rule: string; state: string }) {
  return (
    <li className={styles.rule} data-met={isMet || undefined}>
      {isMet ? checkShape : circleShape}
      {/* The icon says the state; the words are for screen readers. */}
      <span>
        {rule}
        <span className={visuallyHidden}>{`: ${state}`}</span>
      </span>
    </li>
  );
});

/**
 * The rules of a new password, checked off while it is typed. Give it an `id` and set the field's `aria-describedby` to it: the list is
 * then read when the field gets focus, and a summary when the customer pauses (WCAG 4.1.3). The ref is the `div`.
 */
export const PasswordChecklist = forwardRef<HTMLDivElement, PasswordChecklistProps>(function PasswordChecklist(
  { password, rules, className, ...rest },
  ref,
) {
  const words = useMessages(passwordMessages);
  const met = passwordRules(password);
  const shown = rules ?? [...always, ...onceBroken.filter((rule) => !met[rule])];
  const missing = shown.filter((rule) => !met[rule]).map((rule) => words[rule]);
  const summary = missing.length === 0 ? words.allMet : fill(words.missing, { rules: missing.join(", ") });
  const summaryToAnnounce = useSettled(password && summary);
  return (
    <>
      <div {...rest} ref={ref} className={cx(styles.checklist, className)}>
        <p>{words.title}</p>
        <ul>
          {shown.map((rule) => (
            <Rule key={rule} isMet={met[rule]} rule={words[rule]} state={met[rule] ? words.met : words.unmet} />
          ))}
        </ul>
      </div>
      <p role="status" className={visuallyHidden}>
        {summaryToAnnounce}
      </p>
    </>
  );
});
