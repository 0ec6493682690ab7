import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { commodities } from "../data/commodity.ts";
import { dataMessages } from "../data/messages.it.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { whereRoom } from "../data/RowGroup.css.ts";
import { RowLink, type RowLinkProps } from "../data/RowGroup.tsx";
import { lookOf } from "../feedback/StatusTag.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { suppliesMessages } from "./messages.it.ts";
import type { SupplyCardProps } from "./SupplyCard.tsx";
import { supplyStatusLooks } from "./SupplyStatusTag.tsx";
import { supplyStatuses } from "./supplyStatus.ts";

interface SupplyRowProps extends Pick<RowLinkProps, "aria-current"> {
  supply: Omit<SupplyCardProps, "headingLevel">;
  /** False below a heading with the address. */
  withAddress: boolean;
  /** True beside a detail, which has the code. @default false */
  beside?: boolean | undefined;
}

/** Most characters of the second line of a row at 390 px. */
const roomOfLine = 32;

/**
 * A supply as a row of a list: name, kind, place and code, and its status unless it is active (SU-31). A phone's row shows no place that has
 * no room beside the code; a screen reader reads it all the same. Internal.
 */
export function SupplyRow({ supply, withAddress, beside = false, ...rest }: SupplyRowProps) {
  const { id, commodity, name, address, status, href, lastMonth } = supply;
  const podOrPdr = beside ? undefined : supply.podOrPdr;
  if (process.env.NODE_ENV !== "production") {
    checkKnown("supplies/SupplyList", "status", status, supplyStatuses);
    checkKnown("supplies/SupplyList", "commodity", commodity, commodities);
  }
  const kinds = useMessages(dataMessages);
  const words = useMessages(suppliesMessages);
  const { formatQuantity } = useNumberFormats();
  const place = withAddress && address !== name ? address : undefined;
  const texts = [kinds[commodity], place, podOrPdr].filter(Boolean);
  const hasRoom = beside || texts.join(" · ").length <= roomOfLine;
  const { tone, icon, word } = lookOf(supplyStatusLooks, status);
  return (
    <RowLink
      {...rest}
      {...(beside && { "data-row": id })}
      id={id}
      href={href}
      data-commodity={commodity}
      glyph={<CommodityGlyph commodity={commodity} decorative />}
      title={name}
      value={lastMonth == null ? undefined : formatQuantity(lastMonth, commodity === "gas" ? "Smc" : "kWh")}
      note={
        <>
          {kinds[commodity]}
          {place && <span className={hasRoom ? undefined : whereRoom}> · {place}</span>}
          {podOrPdr && (
            <>
              {" · "}
              <PrivateCode code={podOrPdr} />
            </>
          )}
        </>
      }
      valueNote={
        status === "active" ? undefined : (
          <StatusText tone={tone} icon={icon} data-status={status}>
            {words[word]}
          </StatusText>
        )
      }
    />
  );
}
