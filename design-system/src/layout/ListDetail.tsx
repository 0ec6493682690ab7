import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Button } from "../actions/Button.tsx";
import { ArrowLeftIcon } from "../icons/ArrowLeftIcon.ts";
import { isLeft, useKeptFocus } from "../overlays/useKeptFocus.ts";
import { anyHeading } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./ListDetail.css.ts";
import { listDetailMessages } from "./listDetailMessages.it.ts";
import { useDetailPlace } from "./useDetailPlace.ts";

export interface ListDetailProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name of the list's region: "Le tue bollette". */
  listLabel: string;
  /** Accessible name of the detail's region: "Bolletta scelta". */
  detailLabel: string;
  /** Id of the item whose detail is drawn. */
  shown: string | undefined;
  /** Called with the id of the row that is chosen: at once by Enter or a press, by the arrows when they have come to rest. */
  onShow: (id: string) => void;
  /** Draws the list. Its rows are links to the items' own pages with `data-row`, the item's id; that of `current` has `aria-current`. */
  list: (current: string | undefined) => ReactNode;
  /** The detail of `shown`. It begins with a heading. */
  detail: ReactNode;
}

/** Milliseconds after which the arrows have come to rest on a row. */
const restTime = 250;

const rowSelector = "a[data-row]";

/** Elements in which Escape has a use of its own. */
const ownEscape = "dialog, [role=dialog], [role=menu], [role=listbox], [popover], input, textarea, select";

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLAnchorElement>(rowSelector);

const hasModifier = (event: KeyboardEvent | MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A list with the detail of one of its items beside it, from 1200 px on (`useWideWindow`); in a narrower window draw the list alone, whose
 * rows lead to the items' own pages. Up and down move focus and choice in the list, Enter or the arrow towards the detail moves focus to its
 * heading, Escape back to the row. Only the page scrolls. Paper shows the detail alone.
 */
export const ListDetail = forwardRef<HTMLDivElement, ListDetailProps>(function ListDetail(
  { listLabel, detailLabel, shown, onShow, list, detail, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("layout/ListDetail", "listLabel", listLabel);
    checkName("layout/ListDetail", "detailLabel", detailLabel);
  }
  const words = useMessages(listDetailMessages);
  const rows = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  /** The row that the arrows have reached, until its detail is shown. */
  const [moved, setMoved] = useState<{ from: string | undefined; to: string }>();
  const current = moved && moved.from === shown ? moved.to : shown;
  /** Id of the item whose heading takes focus as soon as it is shown. */
  const awaited = useRef<string>(undefined);
  /** Id of the row that has focus. */
  const focused = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onShow);
  useDetailPlace(column, region, shown);

  const findRow = (id: string | undefined) =>
    [...(rows.current?.querySelectorAll<HTMLAnchorElement>(rowSelector) ?? [])].find((row) => row.dataset["row"] === id);

  const headingOf = () => {
    const heading = region.current?.querySelector<HTMLElement>(anyHeading);
    if (heading) heading.tabIndex = -1;
    return heading;
  };
  // A row that has moved to another group is another element, which takes the focus of the one before.
  const { ref: frame, ...kept } = useKeptFocus<HTMLDivElement>(() =>
    focused.current === undefined ? headingOf() : (findRow(focused.current) ?? findRow(shown)),
  );
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, [frame]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useCommitEffect(() => {
    latest.current = onShow;
    if (awaited.current !== undefined && awaited.current === shown) {
      awaited.current = undefined;
      headingOf()?.focus();
    }
  });

  const show = (id: string) => {
    clearTimeout(timer.current);
    setMoved({ from: shown, to: id });
    latest.current(id);
  };
  const enter = (id: string) => {
    awaited.current = id;
    show(id);
  };
  const moveBy = (row: HTMLElement, step: number) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    const next = all[all.indexOf(row) + step];
    const id = next?.dataset["row"];
    if (!next || id === undefined) return;
    next.focus();
    setMoved({ from: shown, to: id });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(id), restTime);
  };
  const onRowKey = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    const id = row?.dataset["row"];
    if (!row || id === undefined || hasModifier(event)) return;
    const towards = getComputedStyle(row).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const act = { ArrowDown: () => moveBy(row, 1), ArrowUp: () => moveBy(row, -1), Enter: () => enter(id), [towards]: () => enter(id) }[
      event.key
    ];
    if (!act) return;
    event.preventDefault();
    act();
  };
  /** A press shows the detail in place of the item's page, unless the link is opened elsewhere. */
  const onRowPress = (event: MouseEvent) => {
    const row = rowOf(event.target);
    const id = row?.dataset["row"];
    if (!row || id === undefined || hasModifier(event) || event.button !== 0) return;
    event.preventDefault();
    // Assistive technology presses without a pointer, and its user follows the link.
    if (event.detail === 0) return enter(id);
    row.focus({ preventScroll: true });
    show(id);
  };
  const backToRow = () => (findRow(current) ?? rows.current?.querySelector<HTMLElement>(rowSelector))?.focus();
  const onDetailKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.key !== "Escape" || event.defaultPrevented || !region.current?.contains(target) || target.closest(ownEscape)) return;
    event.preventDefault();
    backToRow();
  };

  return (
    <div {...kept} {...rest} ref={frame} className={cx(styles.listDetail, className)}>
      <section
        ref={rows}
        aria-label={listLabel}
        className={styles.list}
        onKeyDown={onRowKey}
        onClickCapture={onRowPress}
        onFocus={({ target }) => (focused.current = rowOf(target)?.dataset["row"])}
        onBlur={(event) => {
          if (isLeft(event)) focused.current = undefined;
        }}
      >
        {list(current)}
      </section>
      <div ref={column} className={styles.column}>
        <section ref={region} aria-label={detailLabel} className={styles.detail} onKeyDown={onDetailKey}>
          <Button variant="link" icon={ArrowLeftIcon} className={styles.back} onClick={backToRow}>
            {words.backToList}
          </Button>
          {detail}
        </section>
      </div>
    </div>
  );
});
