import { useState } from "react";
import { importAgain } from "./importAgain.ts";

const load = importAgain(() => import("./DateCalendar.tsx"));

/** Fetched as soon as it is likely to be asked for; a failure is told when it is. */
const preload = () => void load().catch(() => {});

/** The calendar of a date field: closed, on its way, open, or failed to come, which leaves the field as useful as before. */
export function useCalendarPart() {
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();

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

  return { state, Calendar: part?.DateCalendar, preload, toggle, close: () => setState("closed") };
}
