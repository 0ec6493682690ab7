import { Suspense, useEffect, useState } from "react";
import { report } from "../../platform/errors/report.ts";
import { part } from "../../platform/loading/part.ts";
import { endSession } from "../../platform/session/endSession.ts";
import type { Session } from "../../platform/session/session.ts";
import { renew } from "../../platform/wire/refresh.ts";
import { useEnding } from "./useEnding.ts";

/** Optional, because the page must stay if the connection is lost before the warning. */
const warningPart = part("SessionWarning", () => import("@favilla/design-system/access/SessionWarning.tsx"), { optional: true });

/** Watches the end of the session: warns the customer, who can extend it. At the end the sign-in page opens, which leads back here. */
export function SessionEnd({ session }: { session: Session }) {
  const left = useEnding(session.expiresAt);
  const [dismissed, setDismissed] = useState<string>();
  const [extending, setExtending] = useState(false);
  const ended = left === 0;
  const ending = left !== undefined;
  useEffect(() => {
    if (!ending) return;
    const loadAgain = () => void warningPart.preload();
    window.addEventListener("online", loadAgain);
    return () => window.removeEventListener("online", loadAgain);
  }, [ending]);
  useEffect(() => {
    if (ended) endSession();
  }, [ended]);
  if (left === undefined || ended || dismissed === session.expiresAt) return null;
  const extend = () => {
    setExtending(true);
    renew(session)
      .catch((error: unknown) => {
        report("AuthenticationFailed", { what: "the session could not be put off", error });
        endSession();
      })
      .finally(() => setExtending(false));
  };
  return (
    <Suspense>
      <warningPart.Component left={left} extending={extending} onExtend={extend} onDismiss={() => setDismissed(session.expiresAt)} />
    </Suspense>
  );
}
