import type { ExportFormat } from "@favilla/design-system/bills/ExportMenu.tsx";
import { useCallback, useRef, useState } from "react";
import { report } from "../api/report.ts";
import { saveFile } from "../app/saveFile.ts";
import { type ExportTable, exportFileName } from "../export/table.ts";
import { loadExport } from "./lazyParts.ts";

export interface Export {
  /** A file is being made. */
  busy: boolean;
  /** The last one could not be; until `dismiss`. */
  failed: boolean;
  /** Makes and saves a file, one at a time. */
  save: (format: ExportFormat, table: ExportTable) => void;
  dismiss: () => void;
  /** Gives up the file that is being made: it is not saved, and nothing more is said of it. */
  cancel: () => void;
}

/** Saves a table as a file. What writes it is loaded when it is first asked for. */
export function useExport(): Export {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<object>(undefined);
  const cancel = useCallback(() => {
    running.current = undefined;
    setBusy(false);
  }, []);
  const save = useCallback(
    async (format: ExportFormat, table: ExportTable) => {
      if (running.current) return;
      const own = {};
      running.current = own;
      setFailed(false);
      setBusy(true);
      try {
        const { exportTable } = await loadExport();
        const made = await exportTable(format, table);
        if (running.current === own) saveFile(made, exportFileName(table.title, format));
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
