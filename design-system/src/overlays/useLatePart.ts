import { useState } from "react";

interface LatePart<Module> {
  /** Closed, on its way, open, or failed to come, which leaves the rest as useful as before. */
  state: "closed" | "loading" | "open" | "failed";
  /** Absent until it has come. */
  part: Module | undefined;
  /** Fetches it when it is likely to be asked for soon; a failure is told when it is. */
  preload: () => void;
  /** Opens it, as soon as it has come, or closes it. */
  toggle: () => void;
  close: () => void;
}

/** What a press opens and whose code comes late: before the press where a pointer or focus announces it, else with it. */
export function useLatePart<Module>(load: () => Promise<Module>): LatePart<Module> {
  const [state, setState] = useState<LatePart<Module>["state"]>("closed");
  const [part, setPart] = useState<Module>();

  const toggle = async () => {
    if (state === "open" || state === "loading") return setState("closed");
    if (part) return setState("open");
    setState("loading");
    const at = document.activeElement;
    try {
      setPart(await load());
      // Pressed again, or gone elsewhere meanwhile: then it would come as a surprise.
      setState((now) => (now === "loading" && document.activeElement === at ? "open" : "closed"));
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
