import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { useMomentText } from "../data/useMomentText.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { withoutParts } from "../theme/privatePart.ts";
import { usePrivateParts } from "../theme/usePrivateParts.ts";
import * as styles from "./ComplaintCopy.css.ts";
import type { ComplaintReceipt } from "./complaint.ts";
import { complaintPageMessages } from "./complaintPageMessages.it.ts";

export interface ComplaintCopyActions {
  /** Lets the customer save a text as a file of this name. */
  onSaveCopy: (copy: string, fileName: string) => void;
  /** Called by the button that prints the page. */
  onPrint: () => void;
}

interface ComplaintCopyCardProps extends ComplaintCopyActions {
  receipt: Omit<ComplaintReceipt, "id">;
  /** Null if the servers do not give it back. */
  copy: string | null;
}

/** Number, moment and hash of a complaint, and the copy of what was sent, to be saved and printed. Internal. */
export function ComplaintCopyCard({ receipt, copy, onSaveCopy, onPrint }: ComplaintCopyCardProps) {
  const words = useMessages(complaintPageMessages);
  const partsOf = usePrivateParts();
  const momentText = useMomentText();
  const { number, receivedAt, sha256 } = receipt;
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={2} size="section">
        {words.copyTitle}
      </Heading>
      <Card>
        <Stack gap={4}>
          <DescriptionList
            items={[
              { label: words.number, value: number },
              { label: words.receivedAt, value: momentText(receivedAt) },
              ...(sha256 ? [{ label: words.hash, value: <code className={styles.hash}>{sha256}</code> }] : []),
            ]}
          />
          {copy !== null && <pre className={styles.copy}>{partsOf ? withoutParts(copy, partsOf(copy)) : copy}</pre>}
          <ButtonGroup align="start">
            <Button variant="secondary" onClick={onPrint}>
              {words.print}
            </Button>
            {copy !== null && (
              <Button variant="secondary" onClick={() => onSaveCopy(copy, fill(words.fileName, { number }))}>
                {words.saveCopy}
              </Button>
            )}
          </ButtonGroup>
        </Stack>
      </Card>
    </Stack>
  );
}
