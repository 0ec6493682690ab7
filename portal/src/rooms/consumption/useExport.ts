import { useCallback, useRef, useState } from "react";
import { report } from "../../platform/errors/report.ts";
import { saveFile } from "../../platform/export/saveFile.ts";

/** A file and its name. */
export interface NamedFile {
  file: Blob;
  name: string;
}

export interface Export {
  /** True while a file is being created. */
  busy: boolean;
  /** True if the last file failed, until `dismiss`. */
  failed: boolean;
  /** Creates and saves a file, one at a time. */
  save: (make: () => Promise<NamedFile>) => void;
  dismiss: () => void;
  /** Cancels the file that is being created: it is not saved, and its result is ignored. */
  cancel: () => void;
}

/** Manages saving the displayed data as a file. */
export function useExport(): Export {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<object>(undefined);
  const cancel = useCallback(() => {
    running.current = undefined;
    setBusy(false);
  }, []);
  const save = useCallback(
    async (make: () => Promise<NamedFile>) => {
      if (running.current) return;
      const own = {};
      running.current = own;
      setFailed(false);
      setBusy(true);
      try {
        const { file, name } = await make();
        if (running.current === own) saveFile(file, name);
      } catch (error) {
        if (running.current !== own) return;
        report("Unknown", { what: "export", error });
        setFailed(true);
      } finally {
        if (running.current === own) cancel();
      }
    },
    [cancel],
  );
  return { busy, failed, save, dismiss: useCallback(() => setFailed(false), []), cancel };
}
