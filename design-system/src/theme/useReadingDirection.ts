import { type RefObject, useState } from "react";
import { useCommitEffect } from "./useCommitEffect.ts";

/**
 * Returns the direction of reading for the arrow keys of a Radix component: `dir`, else that of the page around the element. Radix assumes
 * "ltr" and writes it on the element. The page is therefore read after mounting, because a server does not know it. Undefined means "ltr".
 */
export function useReadingDirection(element: RefObject<Element | null>, dir: "ltr" | "rtl" | undefined): "ltr" | "rtl" | undefined {
  const [around, setAround] = useState<"rtl">();
  useCommitEffect(() => {
    if (element.current?.parentElement?.closest("[dir]")?.getAttribute("dir") === "rtl") setAround("rtl");
  }, [element]);
  return dir ?? around;
}
