import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import type { NamedFile } from "@favilla/design-system/files/tableFile.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { reportFailure } from "../errors/report.ts";

/** Makes or fetches a file; undefined if there is nothing to save. The signal says that the download was cancelled. */
export type MakeFile = (signal: AbortSignal) => Promise<NamedFile | undefined>;

export interface FileDownload<Job> {
  /** The file that is being downloaded. */
  busy: Job | undefined;
  /** The file whose download failed, until another download starts. */
  failed: Job | undefined;
  /** Error of the last download, until `dismiss` or another download. */
  error: unknown;
  /** Saves a file, one at a time: while one is being downloaded, another is ignored. Resolves to false if it failed. Stable between renders. */
  start: (job: Job, make: MakeFile) => Promise<boolean>;
  dismiss: () => void;
  /** Cancels the running download: nothing is saved, and no failure is reported. Stable between renders. */
  cancel: () => void;
}

/**
 * Downloads files. Leaving the page cancels the download.
 * @param what the kind of file, for the log
 */
export function useFileDownload<Job>(what: string): FileDownload<Job> {
  const [busy, setBusy] = useState<Job>();
  const [failed, setFailed] = useState<Job>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setBusy(undefined);
  }, []);
  const start = useCallback(
    async (job: Job, make: MakeFile) => {
      if (running.current) return true;
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      setFailed(undefined);
      setBusy(() => job);
      try {
        const made = await make(controller.signal);
        if (made && !controller.signal.aborted) saveFile(made.file, made.name);
        return true;
      } catch (failure) {
        if (controller.signal.aborted) return true;
        reportFailure(failure, what);
        setFailed(() => job);
        setError(failure);
        return false;
      } finally {
        if (running.current === controller) cancel();
      }
    },
    [what, cancel],
  );
  return { busy, failed, error, start, dismiss: useCallback(() => setError(undefined), []), cancel };
}
