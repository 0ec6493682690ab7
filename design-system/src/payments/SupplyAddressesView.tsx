import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { AddressesPanel } from "../supplies/AddressesPanel.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { errorsMessages } from "../../../portal/src/platform/errors/messages.it.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { LateErrorDialog } from "../../../portal/src/platform/loading/LateOverlays.tsx";
import type { SupplyAddress } from "../../../portal/src/rooms/supplies/addressCalls.ts";
import { addressPanelMessages } from "./addressPanelMessages.it.ts";
import { activeAddress, type BillingAddress } from "./billingAddressChange.ts";

interface SupplyAddressesViewProps {
  supplyAddress: Load<SupplyAddress | null>;
  billing: Load<readonly BillingAddress[]>;
  onChange: () => void;
  /** Called when the pointer or focus reaches the button: start loading the dialog. */
  onChangeNear: () => void;
  /** True while the dialog is loading. */
  opening: boolean;
  /** True if the dialog could not be loaded, until `onDismiss`. */
  openFailed: boolean;
  onDismiss: () => void;
  /** The dialog that changes the billing address. */
  children?: ReactNode;
}

/** The address of the supply and the address for paper bills, from plain data. One may fail while the other is shown. */
export function SupplyAddressesView({ supplyAddress, billing, children, ...dialog }: SupplyAddressesViewProps) {
  const words = useMessages(addressPanelMessages);
  const { network } = useMessages(errorsMessages);
  const supplyNote = useNote(supplyAddress, words.supplyFailed);
  const billingNote = useNote(billing, words.billingFailed);
  const active = activeAddress(loadedData(billing) ?? []);
  return (
    <>
      <AddressesPanel
        supplyAddress={loadedData(supplyAddress)}
        supplyNote={supplyNote}
        billingAddress={active && { ...active, via: active.address, province: active.provinceCode ?? active.province }}
        billingNote={billingNote}
        billingActions={
          active && (
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              loading={dialog.opening}
              onPointerEnter={dialog.onChangeNear}
              onFocus={dialog.onChangeNear}
              onClick={dialog.onChange}
            >
              {words.change}
            </Button>
          )
        }
      />
      <LateErrorDialog open={dialog.openFailed} title={words.dialogFailed} description={network} onClose={dialog.onDismiss} />
      {children}
    </>
  );
}

/** Returns the text shown instead of an address while it is loading, or if that failed; else null. */
function useNote(load: Load<unknown>, failed: string): ReactNode {
  const words = useMessages(addressPanelMessages);
  const errorWords = useErrorWords();
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
      {errorWords(load.error)}
    </Alert>
  );
}
