import { useId, useRef } from "react";
import { CopyButton } from "../actions/CopyButton.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./PaySheet.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

const withoutSpaces = (code: string) => code.replace(/\s+/g, "");

/** Writes a code in groups of four, between which a line may break. */
const inFours = (code: string) => withoutSpaces(code).replace(/(.{4})(?=.)/g, "$1 ");

/** The code of a payment notice with a button that copies it without spaces. If the browser refuses, the code is selected. */
export function NoticeCode({ code }: { code: string }) {
  const words = useMessages(paySheetMessages);
  const labelId = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.code}>
      <p id={labelId} className={styles.quiet}>
        {words.code}
      </p>
      <p ref={shown} className={styles.digits} dir="ltr">
        <PrivateCode code={inFours(code)} />
      </p>
      <CopyButton
        wide
        variant="primary"
        text={withoutSpaces(code)}
        label={words.copy}
        onBlocked={() => shown.current && window.getSelection()?.selectAllChildren(shown.current)}
      />
    </div>
  );
}
