import { Root } from "radix-ui/accordion";
import { createContext, forwardRef, type HTMLAttributes, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { content } from "./AccordionContent.css.ts";

export interface AccordionRootProps extends Omit<HTMLAttributes<HTMLDivElement>, "onToggle" | "dir" | "defaultValue"> {
  /** The item that is open at first. A later one opens too, and comes into view; the first does where the address's hash names it. */
  openItem?: string | undefined;
  /** Those that are open at first besides it. @default none */
  defaultOpen?: readonly string[] | undefined;
  /** One open at a time. @default false */
  exclusive?: boolean | undefined;
  /** An item was opened or closed: by a press, by a search in the page, by a link to something in it, or by another item. */
  onToggle?: ((id: string, open: boolean) => void) | undefined;
}

/** The items that are open, for what stands in them. */
export const OpenItems = createContext<readonly string[]>([]);

/**
 * The frame of an accordion (APG: accordion), by Radix, for items with an `AccordionContent`. Only for building accordions.
 * What a search in the page or a link leads to is opened. State: `data-exclusive`.
 */
export const AccordionRoot = forwardRef<HTMLDivElement, AccordionRootProps>(function AccordionRoot(
  { openItem, defaultOpen = [], exclusive = false, onToggle, children, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [open, setOpen] = useState<string[]>(() => (openItem === undefined ? [...defaultOpen] : [openItem, ...defaultOpen]));
  const change = (next: string[]) => {
    setOpen(next);
    for (const id of new Set([...open, ...next])) if (open.includes(id) !== next.includes(id)) onToggle?.(id, next.includes(id));
  };
  const show = (id: string) => {
    if (!open.includes(id)) change(exclusive ? [id] : [...open, id]);
  };

  const coming = useRef<string>(undefined);
  /** The content that what comes into view is, or is in. */
  const holding = () => {
    const held = coming.current === undefined ? null : document.getElementById(coming.current)?.closest(`.${content}`);
    return held && root.current?.contains(held) ? held.id : undefined;
  };
  const arrive = () => {
    const id = holding();
    if (id === undefined || !open.includes(id)) return;
    document.getElementById(coming.current ?? "")?.scrollIntoView({ block: "nearest" });
    coming.current = undefined;
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
    const follow = () => latest.current.bring(location.hash.slice(1));
    follow();
    // Browsers that find only what is open do not tell that a link leads into what is closed.
    window.addEventListener("hashchange", follow, listening);
    // The browser goes to what it has found as soon as this returns.
    const found = ({ target }: Event) => flushSync(() => latest.current.show((target as Element).id));
    root.current?.addEventListener("beforematch", found, listening);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (openItem === undefined) return;
    if (!latest.current.open.includes(openItem) || location.hash === `#${openItem}`) latest.current.bring(openItem);
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
