import { useCallback, useState } from "react";
import { report } from "../errors/report.ts";
import type { LateModule } from "./part.ts";

interface PartOnPress<Module> {
  /** Undefined until `load` was called and the part is loaded. */
  module: Module | undefined;
  loading: boolean;
  /** True if loading failed. The page does not change, and `load` may be called again. */
  failed: boolean;
  /** Loads the part, then calls `then`, immediately if the part is already loaded. Stable between renders. */
  load: (then?: () => void) => void;
  dismiss: () => void;
}

/** Loads a part of a page on a press. */
export function usePart<Module>(part: LateModule<Module>): PartOnPress<Module> {
  const [{ module, state }, set] = useState<{ module?: Module; state: "idle" | "loading" | "failed" }>({ state: "idle" });
  const load = useCallback(
    (then?: () => void) => {
      const come = (module: Module) => {
        set({ module, state: "idle" });
        then?.();
      };
      const loaded = part.loaded();
      if (loaded) return come(loaded);
      set({ state: "loading" });
      part.load().then(come, (error: unknown) => {
        report("Unknown", { what: "a part of the page", error });
        set({ state: "failed" });
      });
    },
    [part],
  );
  const dismiss = useCallback(() => set(({ module }) => ({ ...(module && { module }), state: "idle" })), []);
  return { module, loading: state === "loading", failed: state === "failed", load, dismiss };
}
