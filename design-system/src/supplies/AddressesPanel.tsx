import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Absent } from "../data/Absent.tsx";
import { Grid } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { type AddressParts, addressLines } from "./address.ts";
import { detailMessages } from "./detailMessages.it.ts";
import * as styles from "./SupplyDetail.css.ts";

export interface AddressesPanelProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  supplyAddress?: AddressParts | null | undefined;
  /** The active one, with whom it is addressed to. */
  billingAddress?: (AddressParts & { name?: string | null | undefined; surname?: string | null | undefined }) | null | undefined;
  /** Under the billing address: a button that opens its dialog. */
  billingActions?: ReactNode;
  /** In place of the supply's address: that it is coming, or could not be loaded. */
  supplyNote?: ReactNode;
  /** In place of the billing address. */
  billingNote?: ReactNode;
  /** Place of the two headings in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Where the energy arrives and where paper bills go. Parts that are missing leave no stray comma. */
export const AddressesPanel = forwardRef<HTMLElement, AddressesPanelProps>(function AddressesPanel(
  { supplyAddress, billingAddress, billingActions, supplyNote, billingNote, headingLevel = 3, ...rest },
  ref,
) {
  const words = useMessages(detailMessages);
  const recipient = [billingAddress?.name, billingAddress?.surname].map((part) => part?.trim()).filter(Boolean);
  const part = (title: string, lines: string[], note: ReactNode, actions?: ReactNode) => (
    <section className={styles.part}>
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      {note || <p className={styles.lines}>{lines.length > 0 ? lines.join("\n") : <Absent />}</p>}
      {actions && <ButtonGroup align="start">{actions}</ButtonGroup>}
    </section>
  );
  const billing = billingAddress ? addressLines(billingAddress, words) : [];
  return (
    <Grid gap={8} {...rest} ref={ref}>
      {part(words.supplyAddress, supplyAddress ? addressLines(supplyAddress, words) : [], supplyNote)}
      {part(words.billingAddress, recipient.length > 0 ? [recipient.join(" "), ...billing] : billing, billingNote, billingActions)}
    </Grid>
  );
});
