import { useId } from "react";
import * as glyph from "../data/CommodityGlyph.css.ts";
import { Tag } from "../feedback/Tag.tsx";
import { createIcon } from "../icons/createIcon.tsx";
import { ElectricityIcon } from "../icons/ElectricityIcon.ts";
import { Card } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./ProductShow.css.ts";
import { productShowMessages } from "./productShowMessages.it.ts";

/** Euros of the sample: its total, and the changes that add up to the difference from the bill before. */
const total = 99.06;
const changes = { use: -11.54, price: 1.24, tax: -1.03 } as const;
const difference = 11.33;

/** kWh by which the use is less than in the bill before. */
const useLess = 62;

/** kWh of each month by time band, and of the months of the year before. The year has two months to come. */
const used = [
  [64, 45, 56],
  [62, 38, 68],
  [45, 33, 60],
  [51, 27, 46],
  [60, 35, 70],
  [45, 44, 54],
  [74, 50, 72],
  [50, 36, 74],
  [66, 34, 50],
  [38, 40, 58],
] as const;
const usedBefore = [157, 153, 149, 149, 124, 148, 177, 158, 129, 145, 159, 163];
const estimatedMonth = 2;

/** Draws the icon of a day. The one of `icons` shares its file with all that computes dates. */
const Clock = createIcon([
  ["circle", { cx: 12, cy: 12, r: 10 }],
  ["path", { d: "M12 6v6l4 2" }],
]);

/** Units of the drawing: the place of a month, of no consumption, and the height of a kWh. */
const leftOf = (month: number) => 37.5 + 27 * month;
const topOf = (kWh: number) => 104 - 0.45 * kWh;

/** The bars of the drawing, each on the one below it. */
const bars = used.flatMap((bands, month) => {
  let below = 0;
  return bands.map((kWh, band) => {
    below += kWh;
    return { band, month, x: leftOf(month), y: topOf(below) + 1, height: 0.45 * kWh - 2 };
  });
});

/** The consumption of a year as the chart draws it: three bands a month, the year before, the newest month chosen. */
function Year({ months }: { months: readonly string[] }) {
  const { formatNumber } = useNumberFormats();
  const id = useId().replace(/\W/g, "");
  const newest = used.length - 1;
  return (
    <svg className={styles.chart} viewBox="0 0 358 130" fontSize="12" aria-hidden="true">
      <pattern id={`${id}1`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path className={styles.middle} d="M0 0h7v7h-7z" />
        <path className={styles.hatch} d="M0 7l7-7M-1.75 1.75l3.5-3.5M5.25 8.75l3.5-3.5" />
      </pattern>
      <pattern id={`${id}2`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path className={styles.soft} d="M0 0h7v7h-7z" />
        <circle className={styles.strong} cx="3.5" cy="3.5" r="0.9" />
      </pattern>
      {[0, 100, 200].map((kWh) => (
        <g key={kWh}>
          <path className={styles.line} d={`M34 ${topOf(kWh)}H358`} />
          <text x="26" y={topOf(kWh) + 5} textAnchor="end">
            {formatNumber(kWh)}
          </text>
        </g>
      ))}
      {bars.map(({ band, month, x, y, height }) => (
        <rect
          key={`${x} ${y}`}
          className={cx(band === 0 && styles.strong, month === estimatedMonth && styles.estimated)}
          fill={band > 0 ? `url(#${id}${band})` : undefined}
          x={x}
          y={y}
          width="20"
          height={height}
        />
      ))}
      <rect className={styles.empty} x="305" y="84" width="51" height="20" />
      {usedBefore.map((kWh, month) => {
        const place = `M${leftOf(month) - 1} ${topOf(kWh)}h22`;
        return (
          <g key={place}>
            <path className={styles.halo} d={place} />
            <path className={styles.before} d={place} />
          </g>
        );
      })}
      {months.map((name, month) => (
        <text key={leftOf(month)} x={leftOf(month) + 10} y="122" textAnchor="middle" fontWeight={month === newest ? 700 : undefined}>
          {name}
        </text>
      ))}
      <rect className={styles.chosen} x={leftOf(newest) - 2.5} y="4" width="25" height="125" />
    </svg>
  );
}

/**
 * The product as a picture with sample data: a bill, why it is what it is, and the months of a year. Everything in it is fixed, so it needs
 * neither the charts nor the dates. A decoration beside a form of visitors: nobody reads it out, and nothing in it takes focus. Import it
 * dynamically.
 */
export function ProductShow() {
  const words = useMessages(productShowMessages);
  const { formatMoney, formatQuantity, hiddenMoney } = useNumberFormats();
  const discreet = useDiscreet();
  const money = (euros: number) => (discreet ? hiddenMoney : formatMoney(euros));
  return (
    <div className={styles.show} aria-hidden="true" inert data-sample>
      <Card className={styles.bill}>
        <span className={cx(glyph.glyph, glyph.tints.electricity)}>
          <ElectricityIcon />
        </span>
        <div>
          <p className={styles.name}>{words.supply}</p>
          <p className={styles.quiet}>{words.period}</p>
        </div>
        <p className={styles.total}>{money(total)}</p>
        <div className={styles.ends}>
          <Tag tone="warning" icon={Clock}>
            {words.due}
          </Tag>
          <span className={styles.quiet}>{fill(words.number, { number: "1010338" })}</span>
        </div>
      </Card>
      <Card className={styles.why}>
        <p className={styles.quiet}>{words.why}</p>
        <p className={styles.sentence}>
          <b>{fill(words.less, { amount: money(difference) })}</b> {words.thanBefore}
        </p>
        {(["use", "price", "tax"] as const).map((id) => (
          <div key={id}>
            <div className={styles.ends}>
              <span>
                {words[id]}
                {id === "use" && `: ${fill(words.useLess, { quantity: formatQuantity(useLess, "kWh") })}`}
              </span>
              <b>{changes[id] > 0 && !discreet ? `+\u00a0${money(changes[id])}` : money(changes[id])}</b>
            </div>
            {!discreet && (
              <i
                className={styles.bar}
                data-less={changes[id] < 0 || undefined}
                style={{ inlineSize: `${(Math.abs(changes[id]) / -changes.use) * 53}%` }}
              />
            )}
          </div>
        ))}
      </Card>
      <Card className={styles.year}>
        <div className={styles.ends}>
          <b>{words.year}</b>
          <span>
            <b>— </b>
            {words.yearBefore}
          </span>
        </div>
        <Year months={words.months.split(" ")} />
      </Card>
      <p className={styles.note}>{words.sample}</p>
    </div>
  );
}
