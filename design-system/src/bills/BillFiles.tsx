import { useEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { LoadingOverlay } from "../feedback/LoadingOverlay.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { Stack } from "../layout/Stack.tsx";
import * as dialogStyles from "../overlays/Dialog.css.ts";
import { Modal } from "../overlays/Modal.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./BillFiles.css.ts";
import { billFilesMessages } from "./billFilesMessages.it.ts";
import { type BillFile, type MissingFile, type ReadyFile, readFiles } from "./readFiles.ts";

export interface BillFilesProps {
  /** The files, in the order in which they are read. */
  files: readonly BillFile[];
  /** Reads one. */
  read: (file: BillFile, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Saves what has come, at once and without waiting: the page may be about to go. Returns the name of the file that has all of it.
   * May throw, as many files may be more than a device holds: then none of them counts as saved.
   * @param asked number of files that were asked for
   */
  save: (ready: readonly ReadyFile[], asked: number) => string;
  /** Tells that after this failure no other file will come. @default it never does */
  stops?: ((error: unknown) => boolean) | undefined;
  /** Explains a failure in a sentence. */
  reasonOf: (error: unknown) => string;
  onClose: () => void;
}

type Run =
  | { at: "reading"; done: number; total: number }
  | { at: "end"; total: number; ready: number; saved: string | undefined; missing: readonly MissingFile[] };

/** Result of the saving: the name of the file, or the error for which there is none. */
type Saving = { name: string } | { error: unknown };

/** Above this number of files it is said that they take a while, and what a cancel keeps (AS-45). */
const fewFiles = 100;
/** So many bills without a file are named. */
const mostNamed = 8;
const never = () => false;

/**
 * Saves the files of several bills (BL-178): reads one after another, says how far it is and can be cancelled, then saves what has come and
 * says what has not, by bill, with a button that tries those again. What has come is saved at any end, that of the page too.
 */
export function BillFiles({ files, read, save, stops = never, reasonOf, onClose }: BillFilesProps) {
  const words = useMessages(billFilesMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  const [run, setRun] = useState<Run>({ at: "reading", done: 0, total: files.length });
  const running = useRef<AbortController>(undefined);
  /** Saves what has come, once. */
  const leave = useRef<() => Saving | undefined>(() => undefined);
  const first = useRef<HTMLButtonElement>(null);

  const start = async (asked: readonly BillFile[]) => {
    const controller = new AbortController();
    running.current = controller;
    const ready: ReadyFile[] = [];
    let saving: Saving | undefined;
    const attempt = (): Saving => {
      try {
        return { name: save(ready, asked.length) };
      } catch (error) {
        return { error };
      }
    };
    leave.current = () => {
      if (ready.length > 0) saving ??= attempt();
      return saving;
    };
    setRun({ at: "reading", done: 0, total: asked.length });
    const missing = await readFiles(asked, read, {
      signal: controller.signal,
      stops,
      onReady: (file) => ready.push(file),
      onDone: (done) => setRun({ at: "reading", done, total: asked.length }),
    });
    const end = leave.current();
    if (end && "error" in end) {
      const unsaved = asked.map((file) => ({ ...file, error: end.error }));
      setRun({ at: "end", total: asked.length, ready: 0, saved: undefined, missing: unsaved });
      return;
    }
    setRun({ at: "end", total: asked.length, ready: ready.length, saved: end?.name, missing });
  };
  const begin = useRef(() => start(files));
  useEffect(() => {
    void begin.current();
    return () => {
      running.current?.abort();
      leave.current();
    };
  }, []);

  if (run.at === "reading")
    return (
      <LoadingOverlay open label={words.reading} onCancel={() => running.current?.abort()}>
        <Progress
          label={words.progress}
          value={run.done}
          max={run.total}
          valueText={fill(words.doneOf, { done: formatNumber(run.done), total: formatNumber(run.total) })}
        />
        {run.total > fewFiles && <p>{words.many}</p>}
      </LoadingOverlay>
    );
  const { missing, ready, total, saved } = run;
  const failure = missing.find(({ error }) => error !== undefined);
  const title = () => {
    if (ready === 0) return words.noneSaved;
    if (missing.length > 0) return fill(words.someSaved, { ready: formatNumber(ready), total: formatNumber(total) });
    return formatCount(words.savedOne, words.savedOther, ready);
  };
  return (
    <Modal
      open
      className={cx(dialogStyles.dialog, dialogStyles.sizes.info)}
      closeButton={false}
      escapeCloses
      title={title()}
      description={saved && formatCount(words.savedInOne, words.savedIn, ready, { name: saved })}
      onClose={onClose}
      initialFocus={first}
      footer={
        <ButtonGroup>
          <Button ref={missing.length > 0 ? undefined : first} variant={missing.length > 0 ? "secondary" : "primary"} onClick={onClose}>
            {words.close}
          </Button>
          {missing.length > 0 && (
            <Button ref={first} onClick={() => void start(missing)}>
              {formatCount(words.retryOne, words.retryOther, missing.length)}
            </Button>
          )}
        </ButtonGroup>
      }
    >
      {missing.length > 0 && (
        <Stack gap={2}>
          <p>{failure ? reasonOf(failure.error) : words.cancelled}</p>
          <div>
            <p className={styles.title}>{words.stillToCome}</p>
            <ul className={styles.list}>
              {missing.slice(0, mostNamed).map(({ id, title: name }) => (
                <li key={id}>{name}</li>
              ))}
              {missing.length > mostNamed && <li>{formatCount(words.moreOne, words.moreOther, missing.length - mostNamed)}</li>}
            </ul>
          </div>
        </Stack>
      )}
    </Modal>
  );
}
