import { forwardRef, type HTMLAttributes, memo } from "react";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { type Commodity, commodities } from "../data/commodity.ts";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { suppliesMessages } from "./messages.it.ts";
import * as styles from "./SupplyCard.css.ts";
import { SupplyStatusTag, type SupplyStatusTagProps } from "./SupplyStatusTag.tsx";
import { supplyStatuses } from "./supplyStatus.ts";

export interface SupplyCardProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Id of the supply, also the element's `id`. */
  id: string;
  commodity: Commodity;
  /** Nickname, else address (SU-01). Long names wrap and are never cut off. */
  name: string;
  /**
   * Address on one line. Null shows that it is unknown. Undefined shows no line, for a card below a heading with the address. No line is
   * shown either if the address is the name.
   */
  address: string | null | undefined;
  status: SupplyStatusTagProps["status"];
  /** POD of electricity or PDR of gas. Other supplies have none. */
  podOrPdr?: string | null | undefined;
  /** Address of the supply's page. */
  href: string;
  /** Consumption of the last read month, in kWh, or Smc for gas. Not shown if missing. */
  lastMonth?: number | null | undefined;
  /** Heading level of the name. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** One supply: name, address, status, and a link to its page. State: `data-commodity`. */
export const SupplyCard = memo(
  forwardRef<HTMLElement, SupplyCardProps>(function SupplyCard(
    { commodity, name, address, status, podOrPdr, href, lastMonth, headingLevel = 3, className, ...rest },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkKnown("supplies/SupplyCard", "status", status, supplyStatuses);
      checkKnown("supplies/SupplyCard", "commodity", commodity, commodities);
    }
    const words = useMessages(suppliesMessages);
    const { formatQuantity } = useNumberFormats();
    const Name = `h${headingLevel}` as const;
    const gas = commodity === "gas";
    const delivered = gas || commodity === "electricity" || commodity === "dual";
    const items = [
      ...(delivered ? [{ label: gas ? words.pdr : words.pod, value: podOrPdr && <PrivateCode code={podOrPdr} /> }] : []),
      ...(lastMonth == null ? [] : [{ label: words.lastMonth, value: formatQuantity(lastMonth, gas ? "Smc" : "kWh") }]),
    ];
    return (
      <article {...rest} ref={ref} className={cx(card, styles.supply, className)} data-commodity={commodity}>
        <div className={styles.head}>
          <div className={styles.who}>
            <CommodityGlyph commodity={commodity} />
            <div className={styles.words}>
              <Name className={styles.name}>{name}</Name>
              {address !== undefined && address !== name && <p className={styles.address}>{address || words.noAddress}</p>}
            </div>
          </div>
          <SupplyStatusTag status={status} />
        </div>
        {items.length > 0 && <DescriptionList items={items} />}
        <Link href={href} icon="arrow" className={styles.link} aria-label={fill(words.openName, { words: words.open, name })}>
          {words.open}
        </Link>
      </article>
    );
  }),
);
