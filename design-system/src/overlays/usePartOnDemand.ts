import { useEffect, useState } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { hasFreeConnection, onFirstUse } from "./firstUse.ts";

interface PartOnDemand<Module> {
  /** Closed, loading, open, or failed to load. */
  state: "closed" | "loading" | "open" | "failed";
  /** The loaded module; undefined before. */
  part: Module | undefined;
  /** Starts loading when the part is likely to be needed soon. A failure is reported only when the part is opened. */
  preload: () => void;
  /** Opens the part as soon as it is loaded, or closes it. */
  toggle: () => void;
  close: () => void;
}

/**
 * Manages a part that a press opens and whose code is loaded on demand: once the page is used, if the connection is free, else when the
 * pointer or focus reaches the button, at the latest with the press. `load` must be the same function in each render.
 */
export function usePartOnDemand<Module>(load: () => Promise<Module>): PartOnDemand<Module> {
  const [state, setState] = useState<PartOnDemand<Module>["state"]>("closed");
  const [part, setPart] = useState<Module>();

  useEffect(
    () =>
      onFirstUse(() => {
        if (hasFreeConnection()) load().catch(() => {});
      }),
    [load],
  );

  const toggle = async () => {
    if (state === "open" || state === "loading") return setState("closed");
    if (part) return setState("open");
    setState("loading");
    const at = activeElement();
    try {
      setPart(await load());
      // If the user has pressed again or moved on meanwhile, the part stays closed, because it would open unexpectedly.
      setState((now) => (now === "loading" && activeElement() === at ? "open" : "closed"));
    } catch {
      setState("failed");
    }
  };

  return {
    state,
    part,
    preload: () => void load().then(setPart, () => {}),
    toggle: () => void toggle(),
    close: () => setState("closed"),
  };
}
