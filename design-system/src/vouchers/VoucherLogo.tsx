import { useState } from "react";
import { GiftIcon } from "../icons/GiftIcon.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./VoucherLogo.css.ts";

interface VoucherLogoProps {
  /** Address of the partner's logo image. */
  image: string | null | undefined;
  /** 90 px from 1024 px on. @default false */
  large?: boolean | undefined;
}

/** The partner's logo, or a gift icon if there is none or it does not load. Decorative: the promotion's name is beside it. */
export function VoucherLogo({ image, large = false }: VoucherLogoProps) {
  const [broken, setBroken] = useState<string>();
  const look = cx(styles.logo, large && styles.large);
  return image && image !== broken ? (
    <img src={image} alt="" width={40} height={40} loading="lazy" className={look} onError={() => setBroken(image)} />
  ) : (
    <span className={cx(look, styles.none)}>
      <GiftIcon />
    </span>
  );
}
