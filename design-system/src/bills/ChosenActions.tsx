import { Button } from "../actions/Button.tsx";
import { exportMessages } from "../data/exportMessages.it.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { suppliesTableMessages } from "./suppliesTableMessages.it.ts";

interface ChosenActionsProps {
  /** Number of bills among the chosen rows. */
  count: number;
  onCsv: (() => void) | undefined;
  onFiles: (() => void) | undefined;
}

/** Buttons for chosen rows of bills: save them as a table, or save the PDF of each. */
export function ChosenActions({ count, onCsv, onFiles }: ChosenActionsProps) {
  const words = useMessages(suppliesTableMessages);
  const fileWords = useMessages(exportMessages);
  const { formatCount } = useNumberFormats();
  return (
    <>
      {onCsv && (
        <Button variant="secondary" icon={DownloadIcon} aria-label={words.csvName} onClick={onCsv}>
          {words.csv}
        </Button>
      )}
      {onFiles && count > 0 && (
        <Button icon={DownloadIcon} onClick={onFiles}>
          {formatCount(fileWords.filesOne, fileWords.filesOther, count)}
        </Button>
      )}
    </>
  );
}
