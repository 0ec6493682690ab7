import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { TextField } from "../forms/TextField.tsx";
import { anyHeading } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { type Findable, findSupplies } from "./findSupplies.ts";
import { listMessages } from "./listMessages.it.ts";
import * as styles from "./SupplySearch.css.ts";

/** Above this number of supplies, a search field is shown. */
const searchAbove = 10;

export interface SupplySearchProps<Supply extends Findable> extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** All supplies in display order. */
  supplies: readonly Supply[];
  /** Number of items shown at first, and added by each press. @default 10 */
  step?: number | undefined;
  /** Text with which the search starts, such as one from the page's address. @default "" */
  defaultQuery?: string | undefined;
  /** Called with the text at each change. */
  onQuery?: ((query: string) => void) | undefined;
  /** Supplies to which a filter of the site restricts what is found, and its control beside the search field. @default no filter */
  filter?: { finds: ((supply: Supply) => boolean) | undefined; control: (found: readonly Supply[]) => ReactNode } | undefined;
  /** Renders the visible items. The second argument has all that the search finds, the third the button that shows more if `ownMore` is set. */
  children: (shown: readonly Supply[], found: readonly Supply[], more: ReactNode) => ReactNode;
  /** True to draw the button that shows more within `children`, such as in the foot of a table. @default below them */
  ownMore?: boolean | undefined;
  /** Returns the element of the item at `index` that takes focus. @default the heading of the article at that index */
  findItem?: ((frame: HTMLElement, index: number) => HTMLElement | null | undefined) | undefined;
}

const headingOf = (frame: HTMLElement, index: number) => frame.querySelectorAll("article")[index]?.querySelector<HTMLElement>(anyHeading);

/**
 * A list with an item per supply, shown step by step, and with a search field if there are more than ten. New items are announced and take
 * focus (see `LoadMore`); the number of results is a status message (WCAG 4.1.3).
 */
export const SupplySearch = forwardRef(function SupplySearch<Supply extends Findable>(
  {
    supplies,
    step = 10,
    defaultQuery = "",
    onQuery,
    filter,
    children,
    ownMore = false,
    findItem = headingOf,
    className,
    ...rest
  }: SupplySearchProps<Supply>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useMessages(listMessages);
  const { formatCount } = useNumberFormats();
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, []);
  const [query, setQuery] = useState(defaultQuery);
  const [count, setCount] = useState(step);
  const ask = (text: string) => {
    setQuery(text);
    setCount(step);
    onQuery?.(text);
  };

  const hasSearch = supplies.length > searchAbove;
  // A text from the address hides nothing if there is no field to clear it.
  const all = hasSearch ? findSupplies(supplies, query) : supplies;
  const found = filter?.finds ? all.filter(filter.finds) : all;
  const left = found.length - count;
  const more = (
    <LoadMore
      count={Math.min(count, found.length)}
      hasMore={left > 0}
      onLoadMore={() => setCount(count + step)}
      label={formatCount(words.moreOne, words.moreOther, Math.min(step, left))}
      loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
      findItem={(index) => frame.current && findItem(frame.current, index)}
    />
  );
  return (
    <div {...rest} ref={frame} className={cx(styles.list, className)}>
      {hasSearch && (
        <search className={styles.controls}>
          <TextField
            className={styles.field}
            ref={search}
            type="search"
            label={words.search}
            hint={words.searchHint}
            autoComplete="off"
            value={query}
            onChange={(event) => ask(event.currentTarget.value)}
          />
          {filter?.control(all)}
          <p role="status" className={styles.found}>
            {(filter?.finds || query.trim()) && formatCount(words.foundOne, words.foundOther, found.length)}
          </p>
        </search>
      )}
      {hasSearch && found.length === 0 && query.trim() && (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          title={words.noneTitle}
          description={words.noneDescription}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                ask("");
                search.current?.focus();
              }}
            >
              {words.clear}
            </Button>
          }
        />
      )}
      {children(found.slice(0, count), found, ownMore && more)}
      {!ownMore && more}
    </div>
  );
}) as <Supply extends Findable>(props: SupplySearchProps<Supply> & RefAttributes<HTMLDivElement>) => ReactElement;
