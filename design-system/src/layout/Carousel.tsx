import { Children, forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./Carousel.css.ts";
import { layoutMessages } from "./messages.it.ts";

export interface CarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** What the slides are ("Le tue forniture attive"): the accessible name. */
  label: string;
  /** One element a slide, with keys. */
  children: ReactNode;
  /** `grid` is a row on phones only, and from 640 px on a grid of the same slides. @default "row" */
  layout?: "row" | "grid" | undefined;
  /** Name of the button back. @default "Precedente" */
  previousLabel?: string | undefined;
  /** Name of the button on. @default "Successivo" */
  nextLabel?: string | undefined;
}

/** The slide at the row's start, counted from 0; the last one as soon as the row can go no further. Distances count in both writing directions. */
function slideInView({ children, clientWidth, scrollWidth, scrollLeft }: HTMLElement): number {
  const gone = Math.abs(scrollLeft);
  if (gone + clientWidth >= scrollWidth - 4) return gone > 4 ? children.length - 1 : 0;
  const starts = Array.from(children, (slide) => Math.abs((slide as HTMLElement).offsetLeft - (children[0] as HTMLElement).offsetLeft));
  return starts.findLastIndex((start) => start <= gone + 4);
}

/**
 * Things side by side in a row that snaps (APG: carousel), moved by swiping, by its two buttons, by the arrow keys on these or on the row,
 * or by Tab from slide to slide. It never moves by itself (WCAG 2.2.2). Where all slides fit it is a plain list. State: `data-scrollable`.
 */
export const Carousel = forwardRef<HTMLDivElement, CarouselProps>(function Carousel(
  { label, children, layout = "row", previousLabel, nextLabel, ...rest },
  ref,
) {
  const words = useMessages(layoutMessages);
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  /** Undefined until it has been measured. */
  const [scrollable, setScrollable] = useState<boolean>();
  const slides = Children.toArray(children);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const observer = new ResizeObserver(() => {
      setPosition(slideInView(row));
      setScrollable(getComputedStyle(row).overflowX === "auto" && row.scrollWidth > row.clientWidth + 4);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);

  const go = (to: number) => {
    const row = track.current;
    const [first, slide] = [row?.children[0], row?.children[to]] as (HTMLElement | undefined)[];
    if (row && first && slide) row.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // An arrow inside a slide is that slide's own.
    if (!steps || !scrollable || event.target !== event.currentTarget) return;
    event.preventDefault();
    go(position + (getComputedStyle(event.currentTarget).direction === "rtl" ? -steps : steps));
  };
  const step = (to: number, name: string, icon: typeof ChevronLeftIcon) => (
    <IconButton
      icon={icon}
      label={name}
      className={styles.step}
      aria-disabled={to < 0 || to >= slides.length}
      onClick={() => go(to)}
      onKeyDown={onKeyDown}
    />
  );
  const carousel = scrollable && { role: "group", "aria-roledescription": words.carousel, "aria-label": label };
  return (
    <div {...carousel} {...rest} ref={ref} data-scrollable={scrollable || undefined}>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list.
        role="list"
        aria-label={scrollable ? undefined : label}
        // What scrolls is reached by keys (WCAG 2.1.1).
        tabIndex={scrollable ? 0 : undefined}
        className={cx(styles.track, layout === "grid" && styles.grid)}
        onScroll={({ currentTarget }) => setPosition(slideInView(currentTarget))}
        onKeyDown={onKeyDown}
      >
        {Children.map(slides, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls} hidden={scrollable === false}>
          {step(position - 1, previousLabel ?? words.previous, ChevronLeftIcon)}
          <span role="status">{fill(words.position, { position: position + 1, count: slides.length })}</span>
          {step(position + 1, nextLabel ?? words.next, ChevronRightIcon)}
        </div>
      )}
    </div>
  );
});
