import { useCallback, useRef, useState } from "react";
import { report } from "../../platform/errors/report.ts";
import { saveFile } from "../../platform/export/saveFile.ts";

/** A file with the name that it is saved under. */
export interface NamedFile {
  file: Blob;
  name: string;
}

export interface Export {
  /** A file is being made. */
  busy: boolean;
  /** The last one could not be; until `dismiss`. */
  failed: boolean;
  /** Makes and saves a file, one at a time. */
  save: (make: () => Promise<NamedFile>) => void;
  dismiss: () => void;
  /** Gives up the file that is being made: it is not saved, and nothing more is said of it. */
  cancel: () => void;
}

/** Saves what is shown as a file. */
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
