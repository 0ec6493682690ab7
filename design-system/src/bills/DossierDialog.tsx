import { useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { printDocument, writeHtml } from "../data/fileNodes.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import type { Supply } from "../supplies/supply.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import { billDossier } from "./billDossier.ts";
import { dossierDialogMessages } from "./dossierDialogMessages.it.ts";
import { type DossierParts, type MissingPart, missingParts } from "./dossierFacts.ts";
import { dossierStyle } from "./dossierStyle.ts";
import type { RightsRules } from "./rightsRules.ts";
import { suppliesOf } from "./toCard.ts";
import { useDossierWords } from "./useDossierWords.ts";

export interface DossierDialogProps {
  bill: Bill;
  /** The customer's supplies. */
  supplies: readonly Supply[];
  /** Reads what the file holds besides the bill. A part that cannot be read is null: it never rejects. */
  read: () => Promise<DossierParts>;
  /** Rules of the customer's rights, if the site has some. */
  rules?: RightsRules | undefined;
  /** Lets the customer save a file of this name. */
  onSave: (file: Blob, fileName: string) => void;
  onClose: () => void;
}

type Way = "save" | "print";

/** Result of a press; `missing` and `failed` offer to try the same way again. */
type Outcome =
  | { at: "rest" }
  | { at: "reading"; way: Way; missing?: readonly MissingPart[] | undefined }
  | { at: "missing"; way: Way; missing: readonly MissingPart[] }
  | { at: "failed" }
  | { at: "saved"; name: string };

/**
 * The dialog in which a customer saves or prints one file about a bill for whoever helps: names, amounts and codes are dots unless the
 * customer asks for them. What cannot be read is named before the file is made, and in the file.
 */
export function DossierDialog({ bill, supplies, read, rules, onSave, onClose }: DossierDialogProps) {
  const words = useMessages(dossierDialogMessages);
  const fileWords = useDossierWords();
  const formats = useFormats();
  const today = useToday();
  const [personal, setPersonal] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ at: "rest" });
  const known = useRef<DossierParts>(undefined);
  const saveButton = useRef<HTMLButtonElement>(null);

  const make = (way: Way, parts: DossierParts) => {
    // The pressed button goes with its message.
    if ("missing" in outcome) saveButton.current?.focus();
    try {
      const facts = { ...parts, bill, supplies: suppliesOf(bill, supplies), rules, today };
      const file = billDossier(facts, fileWords, formats, personal);
      if (way === "print") {
        printDocument(file, dossierStyle);
        return setOutcome({ at: "rest" });
      }
      const name = fill(fileWords.dossier.fileName, { year: bill.year, number: bill.number.replaceAll(/[^A-Za-z0-9]+/g, "-") });
      onSave(new Blob([writeHtml(file, dossierStyle)], { type: "text/html;charset=utf-8" }), name);
      setOutcome({ at: "saved", name });
    } catch {
      setOutcome({ at: "failed" });
    }
  };
  const start = async (way: Way) => {
    if (outcome.at === "reading") return;
    setOutcome({ at: "reading", way, missing: "missing" in outcome ? outcome.missing : undefined });
    const parts = known.current && missingParts(known.current).length === 0 ? known.current : await read();
    known.current = parts;
    const missing = missingParts(parts);
    if (missing.length > 0) setOutcome({ at: "missing", way, missing });
    else make(way, parts);
  };
  const isReading = (way: Way) => outcome.at === "reading" && outcome.way === way;
  const missing = "missing" in outcome ? outcome.missing : undefined;
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      onClose={onClose}
      footer={
        <ButtonGroup>
          <Button variant="secondary" loading={isReading("print")} onClick={() => void start("print")}>
            {words.print}
          </Button>
          <Button ref={saveButton} loading={isReading("save")} onClick={() => void start("save")}>
            {words.save}
          </Button>
        </ButtonGroup>
      }
    >
      <Stack gap={4}>
        <Checkbox
          label={words.personal}
          hint={words.personalHint}
          checked={personal}
          onChange={({ target }) => setPersonal(target.checked)}
        />
        {missing && "way" in outcome && (
          <Alert tone="warning" live="assertive">
            <Stack gap={3}>
              <p>{fill(words.missing, { parts: formats.formatList(missing.map((part) => fileWords.dossier[part])) })}</p>
              <ButtonGroup align="start">
                <Button size="small" onClick={() => void start(outcome.way)}>
                  {words.retry}
                </Button>
                <Button size="small" variant="secondary" onClick={() => known.current && make(outcome.way, known.current)}>
                  {outcome.way === "save" ? words.saveAnyway : words.printAnyway}
                </Button>
              </ButtonGroup>
            </Stack>
          </Alert>
        )}
        {outcome.at === "failed" && (
          <Alert tone="negative" live="assertive">
            {words.failed}
          </Alert>
        )}
        {outcome.at === "saved" && (
          <Alert tone="positive" live="polite">
            {fill(words.saved, { name: outcome.name })}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
