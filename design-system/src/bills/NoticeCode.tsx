import { useId, useRef } from "react";
import { CopyButton } from "../actions/CopyButton.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useMessages } from "../theme/messages.ts";
import { inFours, withoutSpaces } from "./inFours.ts";
import * as styles from "./PaySheet.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

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
