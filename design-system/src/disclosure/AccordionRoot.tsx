import { Root } from "radix-ui/accordion";
import { createContext, forwardRef, type HTMLAttributes, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { content } from "./AccordionContent.css.ts";
import { leadTo } from "./leadTo.ts";
import { isInAddress, linkedId } from "./linkedId.ts";

export interface AccordionRootProps extends Omit<HTMLAttributes<HTMLDivElement>, "onToggle" | "dir" | "defaultValue"> {
  /**
   * The item that is open at first. If the value changes later, the new item opens and scrolls into view. The first one comes into view, and
   * its button takes focus, only if the address names it: in its hash, or as a value of its query.
   */
  openItem?: string | undefined;
  /** Other items that are open at first. @default none */
  defaultOpen?: readonly string[] | undefined;
  /** Allows only one open item at a time. @default false */
  exclusive?: boolean | undefined;
  /**
   * Called when an item opens or closes: by a press, by the browser's page search, by a link to its content, or because another item
   * opened.
   */
  onToggle?: ((id: string, open: boolean) => void) | undefined;
}

/** Ids of the open items, for their contents. */
export const OpenItems = createContext<readonly string[]>([]);

/**
 * The frame of an accordion (APG: accordion), built on Radix, for items with an `AccordionContent`. An item opens if a page search or a
 * link leads to its content. Internal: used to build accordions. State: `data-exclusive`.
 */
export const AccordionRoot = forwardRef<HTMLDivElement, AccordionRootProps>(function AccordionRoot(
  { openItem, defaultOpen = [], exclusive = false, onToggle, children, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [stored, setOpen] = useState<string[]>(() => (openItem === undefined ? [...defaultOpen] : [openItem, ...defaultOpen]));
  const open = exclusive ? stored.slice(0, 1) : stored;
  const change = (next: string[]) => {
    setOpen(next);
    for (const id of new Set([...open, ...next])) if (open.includes(id) !== next.includes(id)) onToggle?.(id, next.includes(id));
  };
  const show = (id: string) => {
    if (!open.includes(id)) change(exclusive ? [id] : [...open, id]);
  };

  const coming = useRef<string>(undefined);
  /** True until the part that the address names at first has been reached. */
  const isNew = useRef(true);
  /** Returns the id of the content that is, or contains, the element to scroll to. */
  const holding = () => {
    const panel = coming.current === undefined ? null : document.getElementById(coming.current)?.closest(`.${content}`);
    return panel && root.current?.contains(panel) ? panel.id : undefined;
  };
  const arrive = () => {
    const id = holding();
    if (id === undefined || !open.includes(id)) return;
    if (isNew.current && coming.current === id) leadTo(root.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`));
    else document.getElementById(coming.current ?? "")?.scrollIntoView({ block: "nearest" });
    coming.current = undefined;
    isNew.current = false;
  };
  const bring = (to: string) => {
    coming.current = to;
    const id = holding();
    if (id === undefined) coming.current = undefined;
    else if (open.includes(id)) arrive();
    else show(id);
  };
  const latest = useRef({ open, show, bring });
  useCommitEffect(() => {
    latest.current = { open, show, bring };
    arrive();
  });
  useEffect(() => {
    const listening = new AbortController();
    const follow = () => latest.current.bring(linkedId(location.hash));
    follow();
    // Browsers without `hidden="until-found"` do not report that a link leads into closed content.
    window.addEventListener("hashchange", follow, listening);
    // The browser scrolls to the match when this handler returns, so the item must be open by then.
    const found = ({ target }: Event) => flushSync(() => latest.current.show((target as Element).id));
    root.current?.addEventListener("beforematch", found, listening);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const isNamed = isNew.current && isInAddress(openItem);
    if (openItem !== undefined && (isNamed || !latest.current.open.includes(openItem))) latest.current.bring(openItem);
    if (coming.current === undefined) isNew.current = false;
  }, [openItem]);

  const type = exclusive
    ? ({ type: "single", collapsible: true, value: open[0] ?? "", onValueChange: (id: string) => change(id ? [id] : []) } as const)
    : ({ type: "multiple", value: open, onValueChange: change } as const);
  return (
    <OpenItems.Provider value={open}>
      <Root {...rest} {...type} ref={root} data-exclusive={exclusive || undefined}>
        {children}
      </Root>
    </OpenItems.Provider>
  );
});
