import {
  Children,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import * as styles from "./Carousel.css.ts";
import { layoutMessages } from "./messages.it.ts";

/** Layouts of a carousel from 640 px on. */
export const carouselLayouts = ["row", "grid"] as const;
export type CarouselLayout = (typeof carouselLayouts)[number];

export interface CarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name: "Le tue forniture attive". */
  label: string;
  /** One element per slide, with keys. */
  children: ReactNode;
  /** `grid` is a row on phones and a grid of the same slides from 640 px on. @default "row" */
  layout?: CarouselLayout | undefined;
  /** Label of the previous button. @default "Precedente" */
  previousLabel?: string | undefined;
  /** Label of the next button. @default "Successivo" */
  nextLabel?: string | undefined;
}

interface Range {
  first: number;
  last: number;
}

/**
 * Returns the first and last slide that are completely visible, counted from 0. If there is none, both are the slide nearest the start of
 * the row. Distances are absolute values, so that they work in both writing directions.
 */
function slidesInView({ children, clientWidth, scrollLeft }: HTMLElement): Range {
  const slides = Array.from(children) as HTMLElement[];
  const origin = slides[0]?.offsetLeft ?? 0;
  const scrolled = Math.abs(scrollLeft);
  // Browsers may stop a fraction of a pixel before the target.
  const slack = 4;
  const starts = slides.map((slide) => Math.abs(slide.offsetLeft - origin));
  const isWhole = (start: number, index: number) =>
    start >= scrolled - slack && start + (slides[index]?.offsetWidth ?? 0) <= scrolled + clientWidth + slack;
  const first = starts.findIndex(isWhole);
  if (first >= 0) return { first, last: starts.findLastIndex(isWhole) };
  const nearest = Math.max(
    0,
    starts.findLastIndex((start) => start <= scrolled + slack),
  );
  return { first: nearest, last: nearest };
}

/**
 * Items side by side in a row that snaps (APG: carousel). The user moves it by swiping, with its two buttons, with the arrow keys on the
 * buttons or the row, or with Tab from slide to slide. It never moves by itself (WCAG 2.2.2). If all slides fit, it is a plain list. State:
 * `data-scrollable`.
 */
export const Carousel = forwardRef<HTMLDivElement, CarouselProps>(function Carousel(
  { label, children, layout = "row", previousLabel, nextLabel, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkName("layout/Carousel", "label", label, rest, ["supplies/SupplyCarousel"]);
  const words = useMessages(layoutMessages);
  const track = useRef<HTMLUListElement>(null);
  const [{ first, last }, setRange] = useState<Range>({ first: 0, last: 0 });
  /** Undefined until the row has been measured. */
  const [scrollable, setScrollable] = useState<boolean>();
  const slides = Children.toArray(children);

  const measure = (row: HTMLElement) => {
    const next = slidesInView(row);
    setRange((previous) => (previous.first === next.first && previous.last === next.last ? previous : next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same in every render, and the row changes with its slides.
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const observer = new ResizeObserver(() => {
      measure(row);
      setScrollable(getComputedStyle(row).overflowX === "auto" && row.scrollWidth > row.clientWidth + 4);
    });
    // Reports once at the start, too. More or fewer slides do not change the box of the row, so that it is observed anew.
    observer.observe(row);
    return () => observer.disconnect();
  }, [slides.length]);

  const go = (to: number) => {
    const row = track.current;
    const [origin, slide] = [row?.children[0], row?.children[to]] as (HTMLElement | undefined)[];
    if (row && origin && slide) row.scrollTo({ left: slide.offsetLeft - origin.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Ignores arrow keys pressed inside a slide, which may need them.
    if (!steps || !scrollable || event.target !== event.currentTarget) return;
    event.preventDefault();
    go(first + (getComputedStyle(event.currentTarget).direction === "rtl" ? -steps : steps));
  };
  /**
   * Browsers scroll the focused element into view, but not the slide around it. This runs only for keyboard focus, because a pointer press
   * must not move its target.
   */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!scrollable || !target.matches(":focus-visible")) return;
    const { first, last } = slidesInView(currentTarget);
    const slide = Array.from(currentTarget.children).findIndex((child) => child.contains(target));
    if (slide >= 0 && (slide < first || slide > last)) go(slide);
  };
  const step = (to: number, name: string, icon: typeof ChevronLeftIcon, atEnd: boolean) => (
    <IconButton icon={icon} label={name} className={styles.step} aria-disabled={atEnd} onClick={() => go(to)} onKeyDown={onKeyDown} />
  );
  const carousel = scrollable && { role: "group", "aria-roledescription": words.carousel, "aria-label": label };
  return (
    <div {...carousel} {...rest} ref={ref} data-scrollable={scrollable || undefined}>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets.
        role="list"
        aria-label={scrollable ? undefined : label}
        // A scrollable area must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={scrollable ? 0 : undefined}
        className={cx(styles.track, layout === "grid" && styles.grid)}
        onScroll={({ currentTarget }) => measure(currentTarget)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {Children.map(slides, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls} hidden={scrollable === false}>
          {step(first - 1, previousLabel ?? words.previous, ChevronLeftIcon, first === 0)}
          <span role="status">
            {fill(first === last ? words.position : words.positions, { position: first + 1, last: last + 1, count: slides.length })}
          </span>
          {step(first + 1, nextLabel ?? words.next, ChevronRightIcon, last >= slides.length - 1)}
        </div>
      )}
    </div>
  );
});
