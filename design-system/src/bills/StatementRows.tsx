import { Amount } from "../data/Amount.tsx";
import { glyph } from "../data/CommodityGlyph.css.ts";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { dataMessages } from "../data/messages.it.ts";
import { RowGroup } from "../data/RowGroup.tsx";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { tones } from "../feedback/StatusText.css.ts";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { FileIcon } from "../icons/FileIcon.ts";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { useProvidedToday } from "../theme/today.ts";
import { differentlyOpen } from "./accountStatement.ts";
import { billsMessages } from "./messages.it.ts";
import * as styles from "./StatementRows.css.ts";
import { statementMessages } from "./statementMessages.it.ts";
import { byMonth, type StatementMovement } from "./statementMovements.ts";
import { movementStatus } from "./statementText.ts";

interface StatementRowsProps {
  movements: readonly StatementMovement[];
  /** True if the movements are in the order of their days. Else they stand in one group without months. */
  monthly: boolean;
  /** Heading level of the months. */
  headingLevel: HeadingLevel;
}

/** The statement of a narrow screen: movements by month as rows of 64 px, each with the balance after it. */
export function StatementRows({ movements, monthly, headingLevel }: StatementRowsProps) {
  const words = useMessages(statementMessages);
  const { formatMonthYear } = useFormats();
  const groups = monthly ? byMonth(movements) : ([[undefined, movements]] as const);
  return (
    <div className={styles.months}>
      {groups.map(([month, rows]) => {
        const title = month ? capitalized(formatMonthYear(month) ?? "") : words.noDate;
        const closing = rows[0]?.unconfirmed ? undefined : rows[0]?.balance;
        const list = (
          <RowGroup label={monthly ? title : words.caption}>
            {rows.map((movement) => (
              <li key={movement.id}>
                <Row movement={movement} />
              </li>
            ))}
          </RowGroup>
        );
        if (!monthly) return <div key="all">{list}</div>;
        return (
          <section key={month ?? "none"}>
            <div className={styles.head}>
              <Heading headingLevel={headingLevel} size="small">
                {title}
              </Heading>
              {closing !== undefined && (
                <span className={styles.closing}>
                  {words.balance}{" "}
                  <strong>
                    <Amount euros={closing} />
                  </strong>
                </span>
              )}
            </div>
            {list}
          </section>
        );
      })}
    </div>
  );
}

const titles = { creditNote: "creditNote", payment: "settled", refund: "refund" } as const;

function Row({ movement }: { movement: StatementMovement }) {
  const today = useProvidedToday();
  const { kind, amount, balance, unconfirmed, row } = movement;
  const words = useMessages(statementMessages);
  const { statusNotPaid, statusReported } = useMessages(billsMessages);
  const commodities = useMessages(dataMessages);
  const formats = useFormats();
  const dates = useMessages(dateMessages);
  const Link = useLink();
  const commodity = commodities[row.commodity];
  const supply = row.supplyName || commodity;
  const status = kind === "bill" ? movementStatus(row, today, dates, formats, statusNotPaid, statusReported) : undefined;
  const open = kind === "bill" ? differentlyOpen(row, today) : undefined;
  const about = kind === "bill" ? fill(words.billOf, { commodity: formats.insideSentence(commodity) }) : supply;
  const day = formats.formatDayShort(movement.day);
  // Spaces separate the texts in the link's accessible name.
  const content = (
    <>
      {kind === "bill" ? (
        <CommodityGlyph commodity={row.commodity} decorative />
      ) : (
        <span aria-hidden className={cx(glyph, styles.settled)}>
          {kind === "creditNote" ? <FileIcon /> : <CheckIcon />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{kind === "bill" ? supply : words[titles[kind]]} </span>
        <span className={styles.quiet}>
          {day && `${day} · `}
          {status ? <span className={cx(tones[status.tone], status.tone !== "neutral" && styles.status)}>{status.text}</span> : about}{" "}
        </span>
        {open && (
          <span className={styles.quiet}>
            {words[open.word]} <Amount euros={open.euros} />{" "}
          </span>
        )}
      </span>
      <span className={styles.figures}>
        <span className={styles.amount}>
          <Amount euros={amount} />{" "}
        </span>
        {balance !== undefined && (
          <span className={styles.quiet}>
            {unconfirmed ? (
              <SkeletonLine width={rem(4)} />
            ) : (
              <>
                <VisuallyHidden>{words.balance} </VisuallyHidden>
                <Amount euros={balance} />
              </>
            )}
          </span>
        )}
      </span>
    </>
  );
  if (row.href === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <Link href={row.href} className={styles.row} {...(movement.id === row.id && { "data-document": row.id })}>
      {content}
    </Link>
  );
}
