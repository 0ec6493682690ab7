import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { Absent } from "../data/Absent.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { isolate } from "../theme/isolate.ts";
import { useMessages } from "../theme/messages.ts";
import { type AddressParts, addressLines } from "./address.ts";
import { detailMessages } from "./detailMessages.it.ts";
import * as styles from "./SupplyDetail.css.ts";

export interface AddressesPanelProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  supplyAddress?: AddressParts | null | undefined;
  /** The active billing address, with the addressee's name. */
  billingAddress?: (AddressParts & { name?: string | null | undefined; surname?: string | null | undefined }) | null | undefined;
  /** Content at the end of the billing address: a button that opens its dialog. */
  billingActions?: ReactNode;
  /** Text shown instead of the supply's address while it loads, or if that failed. */
  supplyNote?: ReactNode;
  /** Text shown instead of the billing address while it loads, or if that failed. */
  billingNote?: ReactNode;
  /** Heading level of the two parts. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** The address of the supply and the address for paper bills. Missing parts leave no comma. */
export const AddressesPanel = forwardRef<HTMLElement, AddressesPanelProps>(function AddressesPanel(
  { supplyAddress, billingAddress, billingActions, supplyNote, billingNote, headingLevel = 3, className, ...rest },
  ref,
) {
  const words = useMessages(detailMessages);
  const recipient = [billingAddress?.name, billingAddress?.surname].flatMap((part) => part?.trim() || []);
  const part = (title: string, lines: string[], note: ReactNode, actions?: ReactNode) => (
    <section className={styles.address}>
      <Heading headingLevel={headingLevel} size="small" className={styles.label}>
        {title}
      </Heading>
      {note ? (
        <div className={styles.note}>{note}</div>
      ) : (
        <p className={styles.lines}>{lines.length > 0 ? lines.map(isolate).join("\n") : <Absent />}</p>
      )}
      {actions && <div className={styles.change}>{actions}</div>}
    </section>
  );
  const billing = billingAddress ? addressLines(billingAddress, words) : [];
  return (
    <div {...rest} ref={ref as Ref<HTMLDivElement>} className={cx(styles.addresses, className)}>
      {part(words.supplyAddress, supplyAddress ? addressLines(supplyAddress, words) : [], supplyNote)}
      {part(
        words.billingAddress,
        recipient.length > 0 ? [recipient.map(isolate).join(" "), ...billing] : billing,
        billingNote,
        billingActions,
      )}
    </div>
  );
});
