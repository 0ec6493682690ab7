import { DownloadButton } from "../actions/DownloadButton.tsx";
import { Amount } from "../data/Amount.tsx";
import type { Commodity } from "../data/commodity.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { type PriceChange, priceUnit, samePrices, type UnitPrice } from "./contract.ts";
import * as styles from "./PriceChange.css.ts";
import { type UsedRow, yearOfUse } from "./priceChange.ts";
import { priceChangeMessages } from "./priceChangeMessages.it.ts";
import { type NoticeRules, type ShortNotice, shortNotice } from "./priceNotice.ts";
import { useContractTexts } from "./useContractTexts.tsx";
import { YearAtPrices } from "./YearAtPrices.tsx";

interface PriceChangeSectionProps {
  change: PriceChange;
  commodity: Commodity;
  /** Readings of the customer. Null where there are none; undefined while they are loading. */
  use: readonly UsedRow[] | null | undefined;
  /** Times of notice. @default nothing is said of a notice */
  rules: NoticeRules | undefined;
  /** Saves the document of the notice. */
  onDownload: (() => Promise<void>) | undefined;
}

/** A change of the price as a document: its days, the old and the new prices, and what a year of the customer's own use costs at both. Internal. */
export function PriceChangeSection({ change, commodity, use, rules, onDownload }: PriceChangeSectionProps) {
  const words = useMessages(priceChangeMessages);
  const { fillDates } = useFormats();
  const today = useToday();
  const unit = priceUnit(commodity);
  const { dayText, bareUnitText } = useContractTexts(unit);
  const { noticedOn, from, before, after } = change;
  const short = shortNotice(change, rules, today);
  const all = [...before.units, ...after.units];
  const unitLabel = ({ band }: UnitPrice) => (band ? fill(words.bandUnit, { band, unit }) : fill(words.energyUnit, { unit }));
  const oldOf = ({ band }: UnitPrice) => before.units.find((each) => each.band === band);
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={2} size="section">
        {fillDates(from > today ? words.titleComing : words.titlePast, { date: dayText(from) ?? from })}
      </Heading>
      {short && <Short notice={short} />}
      <Card className={styles.card}>
        {noticedOn && !short && (
          <Text className={styles.text}>{fillDates(words.noticedOn, { date: dayText(noticedOn) ?? noticedOn })}</Text>
        )}
        {samePrices(before, after) && (
          <BeforeAfter
            caption={words.caption}
            rows={[
              ...after.units.map((each) => {
                const old = oldOf(each);
                return { label: unitLabel(each), before: old && bareUnitText(old, all), after: bareUnitText(each, all) };
              }),
              ...(after.perYear === null
                ? []
                : [{ label: words.perYear, before: <Amount euros={before.perYear} />, after: <Amount euros={after.perYear} /> }]),
            ]}
          />
        )}
        {use === undefined ? (
          <SkeletonGroup>
            <Skeleton shape="control" height="16rem" />
          </SkeletonGroup>
        ) : (
          <YearAtPrices change={change} unit={unit} year={yearOfUse(use ?? [], today)} />
        )}
        {onDownload && (
          <div className={styles.next}>
            <DownloadButton variant="link" onDownload={onDownload}>
              {words.notice}
            </DownloadButton>
          </div>
        )}
      </Card>
    </Stack>
  );
}

function Short({ notice: { noticedOn, given, time, earliest, isRise, source } }: { notice: ShortNotice }) {
  const words = useMessages(priceChangeMessages);
  const { formatCount, fillDates, formatDayMonth } = useFormats();
  const dayOf = (day: string) => formatDayMonth(day, { year: true }) ?? day;
  const { months, days = 0 } = time;
  const [one, other, count] =
    months === undefined ? [words.askedDaysOne, words.askedDaysOther, days] : [words.askedMonthsOne, words.askedMonthsOther, months];
  const direction = isRise ? words.rises : words.falls;
  return (
    <Alert tone="warning" title={words.shortTitle}>
      <p>
        {fillDates(formatCount(words.givenOne, words.givenOther, given), { date: dayOf(noticedOn) })}{" "}
        {fillDates(formatCount(one, other, count, { direction }), { date: dayOf(earliest) })} {fill(words.source, { source })}
      </p>
    </Alert>
  );
}
