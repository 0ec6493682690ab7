import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import type { ErrorDialogProps } from "../overlays/ErrorDialog.tsx";
import { onFirstUse } from "../overlays/firstUse.ts";
import { overlaysMessages } from "../overlays/messages.it.ts";
import { latePart } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert } from "./Alert.tsx";
import type { LoadingOverlayProps } from "./LoadingOverlay.tsx";

const overlaysPart = latePart("overlays", () => import("./overlays.ts"));

/**
 * Returns the overlays once they are loaded, and whether that failed. They are requested when one is to be shown. The first render has none,
 * as on the server.
 */
function useOverlays(open: boolean) {
  const [failed, setFailed] = useState(false);
  const [overlays, setOverlays] = useState<ReturnType<typeof overlaysPart.loaded>>();
  // A press may need them when there is no network any more.
  useEffect(() => onFirstUse(() => void overlaysPart.preload()), []);
  useCommitEffect(() => {
    if (!open || overlays) return;
    const loaded = overlaysPart.loaded();
    if (loaded) return setOverlays(loaded);
    let current = true;
    void overlaysPart.preload().then((fetched) => {
      if (!current) return;
      setFailed(!fetched);
      setOverlays(overlaysPart.loaded());
    });
    return () => {
      current = false;
    };
  }, [open, overlays]);
  return { overlays, failed: failed && open };
}

/** An `ErrorDialog` whose code is loaded after the page. If it cannot be loaded, its words and buttons stand on the page instead. */
export function LateErrorDialog(props: ErrorDialogProps) {
  const { overlays, failed } = useOverlays(props.open);
  const words = useMessages(overlaysMessages);
  if (overlays) return <overlays.ErrorDialog {...props} />;
  if (!failed) return null;
  return (
    <InPlace
      tone="negative"
      title={props.title ?? words.errorTitle}
      action={
        <>
          <Button variant="secondary" size="small" onClick={props.onClose}>
            {props.okLabel ?? words.close}
          </Button>
          {props.onRetry && (
            <Button size="small" onClick={props.onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      {props.description ?? words.errorDescription}
    </InPlace>
  );
}

/** A `LoadingOverlay` whose code is loaded after the page. If it cannot be loaded, its words and its button stand on the page instead. */
export function LateLoadingOverlay(props: LoadingOverlayProps) {
  const { overlays, failed } = useOverlays(props.open);
  const { cancel } = useMessages(overlaysMessages);
  if (overlays) return <overlays.LoadingOverlay {...props} />;
  if (!failed) return null;
  return (
    <InPlace
      tone="info"
      title={props.label}
      action={
        props.onCancel && (
          <Button variant="secondary" size="small" onClick={props.onCancel}>
            {cancel}
          </Button>
        )
      }
    >
      {props.children}
    </InPlace>
  );
}

interface InPlaceProps {
  tone: "negative" | "info";
  title: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

/** A message on the page in place of an overlay: it takes focus, and gives it back, as the overlay would. */
function InPlace({ children, ...alert }: InPlaceProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    message.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Alert {...alert} ref={message} tabIndex={-1} live={alert.tone === "negative" ? "assertive" : "polite"}>
      {children}
    </Alert>
  );
}
