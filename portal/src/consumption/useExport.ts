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
  /** Makes and saves a file, one at a time; rejects when it can't be. */
  save: (format: ExportFormat, table: ExportTable) => Promise<void>;
  dismiss: () => void;
}

/** Saves a table as a file. What writes it is loaded when it is first asked for. */
export function useExport(): Export {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const save = useCallback(async (format: ExportFormat, table: ExportTable) => {
    if (running.current) return;
    running.current = true;
    setFailed(false);
    setBusy(true);
    try {
      const { exportTable } = await loadExport();
      saveFile(await exportTable(format, table), exportFileName(table.title, format));
    } catch (error) {
      report("Unknown", { what: "export", error });
      setFailed(true);
      throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, failed, save, dismiss: useCallback(() => setFailed(false), []) };
}
