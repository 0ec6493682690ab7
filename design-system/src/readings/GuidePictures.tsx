import type { ReactNode } from "react";
import { accent, accentFill, faint, solid } from "../feedback/illustrations/Illustration.css.ts";
import * as styles from "./GuidePictures.css.ts";
import { MeterWheels, wheelsWidth } from "./MeterWheels.tsx";

/** A drawing in the format 16 by 9, as `Walkthrough` shows it. */
const Picture = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 320 180" aria-hidden="true">
    {children}
  </svg>
);

/** Shows a meter with its pipes in a niche, and a balcony beside it. */
export const FindMeterPicture = () => (
  <Picture>
    <path className={styles.ground} d="M0 152h320v28H0z" />
    <path className={solid} d="M84 22h152a8 8 0 0 1 8 8v122H76V30a8 8 0 0 1 8-8Z" />
    <path className={faint} d="M92 38h136v114M92 38v114" />
    <path d="M126 152v-34q0-8 8-8h8M194 152v-34q0-8-8-8h-8" />
    <rect className={solid} x="120" y="56" width="80" height="64" rx="12" />
    <rect className={accentFill} x="132" y="70" width="56" height="20" rx="4" />
    <path className={accent} d="M146 75v10M160 75v10M174 75v10" />
    <path className={faint} d="M138 104h44" />
    <path className={faint} d="M28 152V96h32v56M28 112h32M272 152v-30M288 152v-30M304 152v-30M264 122h48" />
    <path className={accent} d="M212 46l10-10M218 58l14-4M200 42l4-14" />
  </Picture>
);

const wheels = "01279";

/** Shows the counter close up: black digits ticked, red ones crossed out. */
export const ReadDigitsPicture = () => (
  <Picture>
    <rect className={solid} x="14" y="34" width="292" height="112" rx="20" />
    <g transform={`translate(${160 - wheelsWidth(wheels.length) / 2} 58)`}>
      <MeterWheels figures={wheels} />
    </g>
  </Picture>
);

/** Shows a telephone with the digits typed in. */
export const SendDigitsPicture = () => (
  <Picture>
    <path className={styles.ground} d="M0 152h320v28H0z" />
    <rect className={solid} x="112" y="16" width="84" height="144" rx="14" />
    <path d="M144 26h20" />
    <rect className={styles.lit} x="122" y="44" width="64" height="28" rx="6" />
    <path className={styles.inked} d="M132 52h4v12h-4zM143 52h4v12h-4zM154 52h4v12h-4zM165 52h4v12h-4z" />
    <path className={faint} d="M124 84h60M124 94h38" />
    <rect className={accentFill} x="122" y="114" width="64" height="24" rx="6" />
    <path className={accent} d="m146 126 6 6 12-12" />
    <path className={accent} d="M212 92c22-2 36-12 46-30M246 66l13-7 3 14" />
    <path className={faint} d="M214 112c30 0 52-8 70-26M34 64h40M22 84h52M40 104h34" />
  </Picture>
);
