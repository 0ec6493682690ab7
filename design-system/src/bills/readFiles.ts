/** A file to be read and saved. */
export interface BillFile {
  id: string;
  /** Name of the bill, by which a failure is told: "n. 2026 / 1045231". */
  title: string;
  /** Name that the file is saved under. */
  fileName: string;
}

/** A file that has come. */
export interface ReadyFile extends BillFile {
  content: Uint8Array<ArrayBuffer>;
}

/** A file that has not come, and why: undefined if nobody has asked for it. */
export interface MissingFile extends BillFile {
  error?: unknown;
}

interface Reading {
  signal: AbortSignal;
  /** Tells that after this failure no other file will come: there is no network, or no session. */
  stops: (error: unknown) => boolean;
  /** Called with each file that has come, and how many were asked for until now. */
  onReady: (file: ReadyFile) => void;
  onDone: (done: number) => void;
}

/**
 * Reads files one after another. One that fails does not stop the others. Returns those that have not come, in their order: those that have
 * failed, and after a cancel or the end of the session the rest.
 */
export async function readFiles(
  files: readonly BillFile[],
  read: (file: BillFile, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>,
  { signal, stops, onReady, onDone }: Reading,
): Promise<readonly MissingFile[]> {
  const missing: MissingFile[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) return [...missing, ...files.slice(index)];
    onDone(index);
    try {
      onReady({ ...file, content: await read(file, signal) });
    } catch (error) {
      if (signal.aborted) return [...missing, ...files.slice(index)];
      missing.push({ ...file, error });
      if (stops(error)) return [...missing, ...files.slice(index + 1)];
    }
  }
  return missing;
}

/** Returns the names with a number before the extension of each that came before: "bolletta.pdf", "bolletta (2).pdf". */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".");
    const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${end}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
