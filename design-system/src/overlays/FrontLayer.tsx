import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { frontDialog, onDialogsChange } from "./shownDialogs.ts";

export interface FrontLayerProps {
  /** Content with a fixed place in the window, such as the region of toasts of another library. */
  children: ReactNode;
}

/**
 * Keeps its content in front of the page and in reach while a dialog or drawer is open: a modal dialog covers everything outside of it, and
 * leaves it to neither pointer nor keyboard nor screen reader. The content keeps its state when a dialog opens and closes. Nothing is
 * rendered on a server.
 */
export function FrontLayer({ children }: FrontLayerProps) {
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useCommitEffect(() => {
    const element = document.createElement("div");
    const move = () => {
      const place = frontDialog() ?? home.current;
      if (element.parentElement !== place) place?.append(element);
    };
    move();
    setHost(element);
    const stop = onDialogsChange(move);
    return () => {
      stop();
      element.remove();
    };
  }, []);
  return <div ref={home}>{host && createPortal(children, host)}</div>;
}
