import type { ReactElement } from "react";
import * as styles from "./BarFills.css.ts";
import { type BarFill, barFills } from "./layoutBars.ts";

/** The `fill` of a mark. */
export const fillUrl = (id: string, fill: BarFill, estimated: boolean): string => `url(#${id}${fill}${estimated ? "Estimated" : ""})`;

const tiles: Record<BarFill, ReactElement> = {
  strong: <rect className={styles.strong} width="8" height="8" />,
  middle: (
    <>
      <rect className={styles.middle} width="8" height="8" />
      <circle className={styles.gap} cx="2" cy="2" r="1.1" />
      <circle className={styles.gap} cx="6" cy="6" r="1.1" />
    </>
  ),
  soft: (
    <>
      <rect className={styles.soft} width="8" height="8" />
      <rect className={styles.strong} y="1.5" width="8" height="1" />
      <rect className={styles.strong} y="5.5" width="8" height="1" />
    </>
  ),
};

/**
 * The patterns of a chart: plain, dotted and lined. What is estimated is the same with broad diagonal gaps, so that it shows
 * whatever the colours are. Each chart has its own, as patterns are found by id.
 */
export const BarFills = ({ id }: { id: string }) => (
  <svg className={styles.fills} aria-hidden="true" focusable="false">
    {barFills.map((fill) => (
      <pattern key={fill} id={id + fill} width="8" height="8" patternUnits="userSpaceOnUse">
        {tiles[fill]}
      </pattern>
    ))}
    {barFills.map((fill) => (
      <pattern key={fill} id={`${id + fill}Estimated`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        {tiles[fill]}
        <rect className={styles.gap} width="4" height="8" />
      </pattern>
    ))}
  </svg>
);
