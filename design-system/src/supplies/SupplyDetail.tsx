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
  /** Nickname, else address (SU-01): the page's `h1`. Long names wrap and are never cut off. */
  name: string;
  /** Address on one line. Not shown if it is the name. */
  address?: string | null | undefined;
  status: SupplyStatusTagProps["status"];
  /** Omit it for a supply without a meter. */
  meterStatus?: MeterStatusTagProps["status"] | null | undefined;
  /** Called to open `RenameDialog`. */
  onRename: () => void;
  /** True while the dialog is loading. @default false */
  renameLoading?: boolean | undefined;
  /** Content of each panel: the payment summary, `SupplyDataPanel`, `AddressesPanel`, cadastral data. */
  panels: Record<SupplyPanel, ReactNode>;
  /** `id` of the panel that is open at first (see `supplyPanels`), as in the page's address. @default "pagamento" */
  openPanel?: string | undefined;
  /** Called when a panel opens or closes, to update the page's address. */
  onTogglePanel?: ((id: string, open: boolean) => void) | undefined;
}

/** All of one supply (SU-02): name, statuses, and four panels. State: `data-commodity`. */
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
            <Heading headingLevel={1} tabIndex={-1}>
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
