import { forwardRef, type HTMLAttributes } from "react";
import type { Commodity } from "../data/commodity.ts";
import { DescriptionList, type DescriptionListProps } from "../data/DescriptionList.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Grid } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { detailMessages } from "./detailMessages.it.ts";
import { MeterStatusTag, type MeterStatusTagProps, meterStatuses } from "./MeterStatusTag.tsx";
import * as styles from "./SupplyDetail.css.ts";

/** Readers of a meter: the customer, or the provider. */
export const meterModes = ["self", "provider", "unknown"] as const;
export type MeterMode = (typeof meterModes)[number];

type Maybe<T> = T | null | undefined;

/** Props, over 12 because a contract has that many facts, all of them plain. */
export interface SupplyDataPanelProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  commodity: Commodity;
  /** Name of the product. */
  product?: Maybe<string>;
  /** Name of the promotion. */
  promo?: Maybe<string>;
  contractNumber?: Maybe<string>;
  /** ISO day. */
  activeFrom?: Maybe<string>;
  /** ISO day. */
  supplyStartDate?: Maybe<string>;
  /** "Monthly", "Even" or "Odd" (SU-08). Any other value shows as absent. */
  billingFrequency?: Maybe<string>;
  /** Electricity only. */
  pod?: Maybe<string>;
  /** Gas only. */
  pdr?: Maybe<string>;
  meterNumber?: Maybe<string>;
  /** Location on one line. */
  meterLocation?: Maybe<string>;
  meterStatus?: Maybe<MeterStatusTagProps["status"]>;
  /** Reader of the meter (SU-09). `unknown` shows as absent. */
  meterMode?: Maybe<MeterMode>;
  /** True if self-readings are due in odd months. */
  selfReadingOddMonths?: Maybe<boolean>;
  /** Kilowatts, electricity only. */
  committedPower?: Maybe<number>;
  /** Kilowatts, electricity only. */
  availablePower?: Maybe<number>;
  /** Use of the gas in words, gas only. */
  heatingMode?: Maybe<string>;
  /** Heading level of the two parts. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** All data of the contract and the meter (SU-09). An unknown value shows "–". State: `data-commodity`. */
export const SupplyDataPanel = forwardRef<HTMLElement, SupplyDataPanelProps>(function SupplyDataPanel(
  {
    commodity,
    product,
    promo,
    contractNumber,
    activeFrom,
    supplyStartDate,
    billingFrequency,
    pod,
    pdr,
    meterNumber,
    meterLocation,
    meterStatus,
    meterMode,
    selfReadingOddMonths,
    committedPower,
    availablePower,
    heatingMode,
    headingLevel = 3,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    if (meterStatus) checkKnown("supplies/SupplyDataPanel", "meterStatus", meterStatus, meterStatuses);
  }
  const words = useMessages(detailMessages);
  const { formatDayMonth, formatQuantity } = useFormats();
  const electric = commodity === "electricity" || commodity === "dual";
  const gas = commodity === "gas" || commodity === "dual";
  const frequencies = new Map([
    ["Monthly", words.frequencyMonthly],
    ["Even", words.frequencyEven],
    ["Odd", words.frequencyOdd],
  ]);
  const modes = { self: words.meterModeSelf, provider: words.meterModeProvider, unknown: null };
  /** Formats a power as "3 kW". A missing value stays missing. */
  const power = (kilowatts: Maybe<number>) => (Number.isFinite(kilowatts) ? formatQuantity(kilowatts, "kW") : null);
  const code = (value: Maybe<string>) => value && <PrivateCode code={value} />;
  const content = (value: Maybe<string>) => value && <ContentText>{value}</ContentText>;
  const day = (value: Maybe<string>) => formatDayMonth(value, { year: true });
  const part = (title: string, items: DescriptionListProps["items"]) => (
    <section className={styles.part}>
      <Heading headingLevel={headingLevel} size="small">
        {title}
      </Heading>
      <DescriptionList items={items} />
    </section>
  );
  return (
    <Grid gap={8} {...rest} ref={ref} data-commodity={commodity}>
      {part(words.contract, [
        { label: words.product, value: content(product) },
        { label: words.promo, value: content(promo) },
        { label: words.contractNumber, value: code(contractNumber) },
        { label: words.activeFrom, value: day(activeFrom) },
        { label: words.supplyStartDate, value: day(supplyStartDate) },
        { label: words.billingFrequency, value: frequencies.get(billingFrequency ?? "") },
      ])}
      {(electric || gas) &&
        part(words.meter, [
          ...(electric ? [{ label: words.pod, value: code(pod) }] : []),
          ...(gas ? [{ label: words.pdr, value: code(pdr) }] : []),
          { label: words.meterNumber, value: code(meterNumber) },
          { label: words.meterLocation, value: meterLocation },
          { label: words.meterStatus, value: meterStatus && <MeterStatusTag status={meterStatus} /> },
          { label: words.meterMode, value: meterMode && modes[meterMode] },
          {
            label: words.selfReadingMonths,
            value: selfReadingOddMonths == null ? null : words[selfReadingOddMonths ? "frequencyOdd" : "frequencyEven"],
          },
          ...(electric
            ? [
                { label: words.committedPower, value: power(committedPower) },
                { label: words.availablePower, value: power(availablePower) },
              ]
            : []),
          ...(gas ? [{ label: words.heatingMode, value: heatingMode }] : []),
        ])}
    </Grid>
  );
});
