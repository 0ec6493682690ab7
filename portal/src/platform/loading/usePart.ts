import { useState } from "react";
import { report } from "../errors/report.ts";

interface Part<T> {
  /** Absent until it has been asked for and has come. */
  part: T | undefined;
  loading: boolean;
  /** It could not be had; the page is as it was, and it can be asked for again. */
  failed: boolean;
  ask: (then: () => void) => void;
  dismiss: () => void;
}

/** A part of a page that is loaded when it is first asked for. */
export function usePart<T>(load: () => Promise<T>): Part<T> {
  const [{ part, state }, set] = useState<{ part?: T; state: "idle" | "loading" | "failed" }>({ state: "idle" });
  const ask = (then: () => void) => {
    if (part) return then();
    set({ state: "loading" });
    load().then(
      (loaded) => {
        set({ part: loaded, state: "idle" });
        then();
      },
      (error: unknown) => {
        report("Unknown", { what: "a part of the page", error });
        set({ state: "failed" });
      },
    );
  };
  return { part, loading: state === "loading", failed: state === "failed", ask, dismiss: () => set({ state: "idle" }) };
}
