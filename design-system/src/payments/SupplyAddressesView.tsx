import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { AddressesPanel, type AddressesPanelProps } from "../supplies/AddressesPanel.tsx";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { addressPanelMessages } from "./addressPanelMessages.it.ts";
import { activeAddress, type BillingAddress } from "./billingAddressChange.ts";

export interface SupplyAddressesViewProps extends Pick<AddressesPanelProps, "headingLevel"> {
  /** The address of the supply; null if none is known. */
  supplyAddress: Load<AddressesPanelProps["supplyAddress"]>;
  /** The addresses for paper bills. The active one is shown. */
  billing: Load<readonly BillingAddress[]>;
  /** Called to open the dialog that changes the billing address. */
  onChange: () => void;
  /** Called when the pointer or focus reaches the button: start loading the dialog. */
  onChangeNear?: (() => void) | undefined;
  /** True while the dialog is loading. @default false */
  opening?: boolean | undefined;
  /** A `BillingAddressDialog`, and what is said if it could not be loaded. */
  children?: ReactNode;
}

/** The panel of a supply's addresses: where it is, and where its paper bills go. One may fail while the other is shown. */
export function SupplyAddressesView({
  supplyAddress,
  billing,
  onChange,
  onChangeNear,
  opening,
  headingLevel,
  children,
}: SupplyAddressesViewProps) {
  const words = useMessages(addressPanelMessages);
  const supplyNote = useNote(supplyAddress, words.supplyFailed);
  const billingNote = useNote(billing, words.billingFailed);
  const active = activeAddress(loadedData(billing) ?? []);
  return (
    <>
      <AddressesPanel
        headingLevel={headingLevel}
        supplyAddress={loadedData(supplyAddress)}
        supplyNote={supplyNote}
        billingAddress={active && { ...active, via: active.address, province: active.provinceCode ?? active.province }}
        billingNote={billingNote}
        billingActions={
          active && (
            <Button
              variant="link"
              aria-label={opening ? undefined : words.change}
              aria-haspopup="dialog"
              loading={opening}
              onPointerEnter={onChangeNear}
              onFocus={onChangeNear}
              onClick={onChange}
            >
              {words.changeShort}
            </Button>
          )
        }
      />
      {children}
    </>
  );
}

/** Returns the text shown instead of an address while it is loading, or if that failed; else null. */
function useNote(load: Load<unknown>, failed: string): ReactNode {
  const words = useMessages(addressPanelMessages);
  const failureText = useFailureText();
  if (load.state === "Loading") {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="control" height="5rem" />
      </SkeletonGroup>
    );
  }
  if (load.state !== "LoadFailure") return null;
  return (
    <Alert
      tone="negative"
      title={failed}
      action={
        <Button variant="secondary" size="small" onClick={load.retry}>
          {words.retry}
        </Button>
      }
    >
      {failureText(load.error)}
    </Alert>
  );
}
