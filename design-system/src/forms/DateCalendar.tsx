import { type CalendarDate, GregorianCalendar, isSameDay, isSameMonth, parseDate, today } from "@internationalized/date";
import { type KeyboardEvent, type RefObject, useMemo, useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useCalendar, useCalendarCell, useCalendarGrid } from "react-aria/useCalendar";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronLeftIcon } from "../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { PopoverPanel } from "../overlays/PopoverPanel.tsx";
import { returnFocus } from "../overlays/returnFocus.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useRegion } from "../theme/region.ts";
import { calendarMessages } from "./calendarMessages.it.ts";
import * as styles from "./DateCalendar.css.ts";
import { parseDateText } from "./parseDateText.ts";

// In a shadow root keys and presses reach a day only then.
enableShadowDOM();

export interface DateCalendarProps {
  /** The field that the calendar is beside. */
  field: RefObject<HTMLElement | null>;
  /** The button that opens the calendar. It must be directly before it in the document. */
  opener: RefObject<HTMLElement | null>;
  /** The field's label. */
  label: string;
  /** "YYYY-MM-DD", like `min` and `max`. An invalid day is ignored. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Six weeks fit any month, so buttons and days keep their position when the month changes. */
const weeks = [0, 1, 2, 3, 4, 5];
const createCalendar = () => new GregorianCalendar();

/** Converts an ISO day. An invalid one is none. */
function toDay(text: string | null | undefined): CalendarDate | null {
  const { value } = parseDateText(text ?? "");
  return value ? parseDate(value) : null;
}

function Day({ state, date }: { state: CalendarState; date: CalendarDate }) {
  const { timeZone } = useRegion();
  const ref = useRef<HTMLSpanElement>(null);
  const { cellProps, buttonProps, formattedDate, isSelected } = useCalendarCell({ date }, state, ref);
  return (
    <td {...cellProps}>
      <span
        {...buttonProps}
        ref={ref}
        className={styles.day}
        data-selected={isSelected || undefined}
        data-today={isSameDay(date, today(timeZone)) || undefined}
      >
        {formattedDate}
      </span>
    </td>
  );
}

function Month({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ firstDayOfWeek: "mon" }, state);
  const { start } = state.visibleRange;
  /** The hook assumes the direction of the locale, which may not be the page's, so arrow keys are swapped in a right-to-left page. */
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const move = { ArrowLeft: () => state.focusNextDay(), ArrowRight: () => state.focusPreviousDay() }[event.key];
    if (!move || getComputedStyle(event.currentTarget).direction !== "rtl") return gridProps.onKeyDown?.(event);
    event.preventDefault();
    move();
  };
  return (
    <table {...gridProps} onKeyDown={onKeyDown} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two days have the same letter.
            <th key={index} className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {state.getDatesInWeek(week).map((date, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week.
              date && isSameMonth(date, start) ? <Day key={index} state={state} date={date} /> : <td key={index} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Panel({ field, opener, label, value, min, max, onChoose, onClose }: DateCalendarProps) {
  const words = useMessages(calendarMessages);
  const { locale, timeZone } = useRegion();
  const limits = useMemo(() => ({ minValue: toDay(min) ?? parseDate("1900-01-01"), maxValue: toDay(max) }), [min, max]);
  const state = useCalendarState({
    ...limits,
    locale,
    createCalendar,
    firstDayOfWeek: "mon",
    autoFocus: true,
    value: toDay(value),
    // Without a value the hook begins with the day of the browser's time zone.
    ...(!toDay(value) && { defaultFocusedValue: today(timeZone) }),
    onChange: (day) => {
      onChoose(day.toString());
      onClose();
      returnFocus(opener.current);
    },
  });
  // The month is announced in the panel. The hook's announcement, at the end of the page, is not read while a dialog is open.
  const quiet = { ...state, isFocused: true };
  const { title, prevButtonProps, nextButtonProps } = useCalendar({}, quiet);
  return (
    <PopoverPanel
      role="dialog"
      aria-label={fill(words.title, { label })}
      className={styles.panel}
      opener={opener}
      anchor={field}
      onClose={onClose}
    >
      <div className={styles.header}>
        <IconButton
          icon={ChevronLeftIcon}
          label={words.previousMonth}
          aria-disabled={prevButtonProps.isDisabled}
          className={styles.step}
          onClick={() => state.focusPreviousPage()}
        />
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
        <IconButton
          icon={ChevronRightIcon}
          label={words.nextMonth}
          aria-disabled={nextButtonProps.isDisabled}
          className={styles.step}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <Month state={quiet} />
    </PopoverPanel>
  );
}

/**
 * The calendar of a `DateField`, in the page's language, with weeks from Monday (APG: date picker dialog). It is beside the field and not modal. Focus
 * moves to the selected day, else to today. Escape, a press outside and moving focus out close it. Internal: used to build date fields.
 */
export const DateCalendar = (props: DateCalendarProps) => (
  <I18nProvider locale={useRegion().locale}>
    <Panel {...props} />
  </I18nProvider>
);
