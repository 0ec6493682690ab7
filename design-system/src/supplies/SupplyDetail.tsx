import { forwardRef, type HTMLAttributes, type ReactNode, useId } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { type Commodity, commodities } from "../data/commodity.ts";
import { dataMessages } from "../data/messages.it.ts";
import { Accordion } from "../disclosure/Accordion.tsx";
import { ArrowLeftIcon } from "../icons/ArrowLeftIcon.ts";
import { EditIcon } from "../icons/EditIcon.ts";
import { detailName } from "../layout/PageHeader.css.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Heading } from "../text/Heading.tsx";
import { levelBelow } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { detailMessages } from "./detailMessages.it.ts";
import * as styles from "./SupplyDetail.css.ts";
import { SupplyStatusTag, type SupplyStatusTagProps } from "./SupplyStatusTag.tsx";
import { type SupplyPanel, supplyPanels } from "./supplyPanels.ts";
import { supplyStatuses } from "./supplyStatus.ts";

export interface SupplyDetailProps extends Omit<HTMLAttributes<HTMLElement>, "onToggle">, Pick<PageHeaderProps, "headingLevel"> {
  commodity: Commodity;
  /** Nickname, else address (SU-01): the page's heading. Long names wrap and are never cut off. */
  name: string;
  /** Address on one line. Not shown if it is the name. */
  address?: string | null | undefined;
  /** Shown as a tag unless the supply is active. */
  status: SupplyStatusTagProps["status"];
  /** Link to the list of supplies, above the name. */
  back?: { href: string; label: string } | undefined;
  /** Called to open `RenameDialog`. */
  onRename: () => void;
  /** True while the dialog is loading. @default false */
  renameLoading?: boolean | undefined;
  /** The last bill, the last month, and the ways on, between name and contract. */
  children?: ReactNode;
  /** Content of each panel: payment, delivery, `SupplyDataPanel`, `AddressesPanel`, cadastral data. */
  panels: Record<SupplyPanel, ReactNode>;
  /** The present value of each panel in one line, read while it is closed (SU-16). */
  values?: Partial<Record<SupplyPanel, ReactNode>> | undefined;
  /** `id` of the panel that is open at first (see `supplyPanels`), as in the page's address. @default none */
  openPanel?: string | undefined;
  /** Called when a panel opens or closes, to update the page's address. */
  onTogglePanel?: ((id: string, open: boolean) => void) | undefined;
}

/** All of one supply (SU-02): its name, what is new, and five closed panels with their present values. State: `data-commodity`. */
export const SupplyDetail = forwardRef<HTMLElement, SupplyDetailProps>(function SupplyDetail(
  {
    commodity,
    name,
    address,
    status,
    headingLevel = 1,
    back,
    onRename,
    renameLoading,
    children,
    panels,
    values = {},
    openPanel,
    onTogglePanel,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkKnown("supplies/SupplyDetail", "status", status, supplyStatuses);
    checkKnown("supplies/SupplyDetail", "commodity", commodity, commodities);
  }
  const words = useMessages(detailMessages);
  const names = useMessages(dataMessages);
  const contractId = useId();
  const ids = Object.keys(supplyPanels) as SupplyPanel[];
  return (
    <article {...rest} ref={ref} className={cx(styles.detail, rest.className)} data-commodity={commodity}>
      <header className={styles.head}>
        {back && (
          <p className={styles.back}>
            <Link href={back.href} icon={ArrowLeftIcon}>
              {back.label}
            </Link>
          </p>
        )}
        <CommodityGlyph commodity={commodity} className={styles.glyph} />
        <div className={styles.words}>
          <Heading headingLevel={headingLevel} tabIndex={-1} className={headingLevel === 1 ? undefined : detailName}>
            {name}
          </Heading>
          <Text tone="muted" size="small">
            {[names[commodity], address !== name && address].filter(Boolean).join(" · ")}
          </Text>
          {status !== "active" && (
            <div>
              <SupplyStatusTag status={status} />
            </div>
          )}
        </div>
        <IconButton
          icon={EditIcon}
          label={words.rename}
          aria-haspopup="dialog"
          aria-busy={renameLoading || undefined}
          className={styles.rename}
          onClick={onRename}
        />
      </header>
      {children}
      <section className={styles.contract} aria-labelledby={contractId}>
        <Heading headingLevel={levelBelow(headingLevel)} size="section" id={contractId}>
          {words.contractAndData}
        </Heading>
        <Accordion
          grouped
          headingLevel={3}
          openItem={openPanel}
          onToggle={onTogglePanel}
          items={ids.map((panel) => ({ id: supplyPanels[panel], title: words[panel], value: values[panel], content: panels[panel] }))}
        />
      </section>
    </article>
  );
});
