import { type ForwardedRef, forwardRef, type HTMLAttributes, type ReactElement, type RefAttributes } from "react";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LanguageChoice.css.ts";
import { layoutMessages } from "./messages.it.ts";

export interface LanguageChoiceProps<Code extends string = string> extends Omit<HTMLAttributes<HTMLDivElement>, "onChange"> {
  /** Languages with their codes ("de") and their own names ("Deutsch"). */
  languages: readonly { code: Code; name: string }[];
  /** Code of the language that the page is in. */
  value: Code;
  onChange: (code: Code) => void;
  /** Code of a language that is being loaded. */
  pending?: string | undefined;
  /** Failure of the last choice, in the language that the page is in. */
  error?: string | undefined;
}

/** The languages of the site as buttons, each by its own name, so that a reader of any of them finds it without opening anything. */
export const LanguageChoice = forwardRef(function LanguageChoice<Code extends string>(
  { languages, value, onChange, pending, error, ...rest }: LanguageChoiceProps<Code>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useMessages(layoutMessages);
  return (
    <div {...rest} ref={ref}>
      <ul className={styles.list} aria-label={words.language}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={styles.language}
              aria-current={code === value ? "true" : undefined}
              aria-busy={code === pending || undefined}
              onClick={() => onChange(code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}) as <Code extends string>(props: LanguageChoiceProps<Code> & RefAttributes<HTMLDivElement>) => ReactElement;
