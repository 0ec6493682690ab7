import { type RefObject, useState } from "react";
import { useCommitEffect } from "./useCommitEffect.ts";

/**
 * The direction of reading that Radix's arrows follow: `dir`, else that of the page around the element. Undefined stands for "ltr", which
 * Radix takes unless it is told, and writes on the element: so what is around it is asked, after mounting, since a server can't know.
 */
export function useReadingDirection(element: RefObject<Element | null>, dir: "ltr" | "rtl" | undefined): "ltr" | "rtl" | undefined {
  const [around, setAround] = useState<"rtl">();
  useCommitEffect(() => {
    if (element.current?.parentElement?.closest("[dir]")?.getAttribute("dir") === "rtl") setAround("rtl");
  }, [element]);
  return dir ?? around;
}
