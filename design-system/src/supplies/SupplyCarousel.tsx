import { Children, forwardRef, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { suppliesMessages } from "./messages.it.ts";
import * as styles from "./SupplyCarousel.css.ts";

export interface SupplyCarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** What the cards are ("Le tue forniture attive"): the list's accessible name. */
  label: string;
  /** One `SupplyCard` each, with keys. */
  children: ReactNode;
}

/** The card at the edge, counted from 0; the last one as soon as the row can go no further. */
function cardInView({ children, clientWidth, scrollWidth, scrollLeft }: HTMLElement): number {
  const last = children.length - 1;
  if (scrollLeft + clientWidth >= scrollWidth - 4) return scrollLeft > 4 ? last : 0;
  const starts = Array.from(children, (card) => (card as HTMLElement).offsetLeft - (children[0] as HTMLElement).offsetLeft);
  return starts.findLastIndex((start) => start <= scrollLeft + 4);
}

/**
 * Supplies side by side: on a phone a row that snaps, moved by swiping, by its two buttons, or by Tab from card to card;
 * from 640 px on a grid of the same elements. It never moves by itself (WCAG 2.2.2).
 */
export const SupplyCarousel = forwardRef<HTMLDivElement, SupplyCarouselProps>(function SupplyCarousel({ label, children, ...rest }, ref) {
  const words = useMessages(suppliesMessages);
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const cards = Children.toArray(children);
  const measure = () => track.current && setPosition(cardInView(track.current));

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const observer = new ResizeObserver(() => setPosition(cardInView(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);

  const go = (to: number) => {
    const row = track.current;
    const [first, card] = [row?.children[0], row?.children[to]] as (HTMLElement | undefined)[];
    if (row && first && card) row.scrollTo({ left: card.offsetLeft - first.offsetLeft });
  };
  const step = (to: number, name: string, icon: typeof ChevronLeftIcon) => (
    <IconButton icon={icon} label={name} className={styles.step} aria-disabled={to < 0 || to >= cards.length} onClick={() => go(to)} />
  );
  return (
    <div {...rest} ref={ref}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
      <ul ref={track} role="list" aria-label={label} className={styles.track} onScroll={measure}>
        {Children.map(cards, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className={styles.controls}>
          {step(position - 1, words.previous, ChevronLeftIcon)}
          <span role="status">{fill(words.position, { position: position + 1, count: cards.length })}</span>
          {step(position + 1, words.next, ChevronRightIcon)}
        </div>
      )}
    </div>
  );
});
