import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { Commodity } from "../data/commodity.ts";
import { Accordion } from "../disclosure/Accordion.tsx";
import { EditIcon } from "../icons/EditIcon.ts";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { detailMessages } from "./detailMessages.it.ts";
import { MeterStatusTag, type MeterStatusTagProps } from "./MeterStatusTag.tsx";
import * as styles from "./SupplyDetail.css.ts";
import { SupplyStatusTag, type SupplyStatusTagProps } from "./SupplyStatusTag.tsx";
import { type SupplyPanel, supplyPanels } from "./supplyPanels.ts";

export interface SupplyDetailProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "onToggle"> {
  commodity: Commodity;
  /** Nickname, else address (SU-01): the page's `h1`. Wraps, never cut. */
  name: string;
  /** Where it is, in one line; left out where it is the name. */
  address?: string | null | undefined;
  status: SupplyStatusTagProps["status"];
  /** Left out for a supply without a meter. */
  meterStatus?: MeterStatusTagProps["status"] | null | undefined;
  /** Opens `RenameDialog`. */
  onRename: () => void;
  /** The dialog is on its way. @default false */
  renameLoading?: boolean | undefined;
  /** What each panel shows: a summary of payment, `SupplyDataPanel`, `AddressesPanel`, cadastral data. */
  panels: Record<SupplyPanel, ReactNode>;
  /** The `id` of the panel that is open at first (see `supplyPanels`), as the address names it. @default "pagamento" */
  openPanel?: string | undefined;
  /** A panel was opened or closed: keep the address with it. */
  onTogglePanel?: ((id: string, open: boolean) => void) | undefined;
}

/** One supply, whole (SU-02): what it is and how it stands, and its four panels. State: `data-commodity`. */
export const SupplyDetail = forwardRef<HTMLElement, SupplyDetailProps>(function SupplyDetail(
  { commodity, name, address, status, meterStatus, onRename, renameLoading, panels, openPanel, onTogglePanel, className, ...rest },
  ref,
) {
  const words = useMessages(detailMessages);
  const ids = Object.keys(supplyPanels) as SupplyPanel[];
  return (
    <article {...rest} ref={ref} className={cx(styles.detail, className)} data-commodity={commodity}>
      <header className={styles.head}>
        <div className={styles.who}>
          <CommodityGlyph commodity={commodity} />
          <div className={styles.words}>
            <Heading level={1} tabIndex={-1}>
              {name}
            </Heading>
            {address && address !== name && <Text tone="muted">{address}</Text>}
            <div className={styles.tags}>
              <SupplyStatusTag status={status} />
              {meterStatus && <MeterStatusTag status={meterStatus} />}
            </div>
          </div>
        </div>
        <Button variant="secondary" size="small" icon={EditIcon} aria-haspopup="dialog" loading={renameLoading} onClick={onRename}>
          {words.rename}
        </Button>
      </header>
      <Accordion
        headingLevel={2}
        openItem={openPanel ?? supplyPanels.payment}
        onToggle={onTogglePanel}
        items={ids.map((panel) => ({ id: supplyPanels[panel], title: words[panel], content: panels[panel] }))}
      />
    </article>
  );
});
