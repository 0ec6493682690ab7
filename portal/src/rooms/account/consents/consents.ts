import * as z from "zod/mini";
import { flag, id, onlyRow, parseRows } from "../../../platform/edge/edge.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { optionalConsents } from "./privacyConditions.ts";

export const consentsSchema = z.object({
  id,
  informativa: flag,
  privacy4: flag,
  privacy5: flag,
  privacy6: flag,
  privacy7: flag,
  privacy8: flag,
  privacy9: flag,
  privacy10: flag,
});

/** The privacy consents of a customer (PF-06). A consent that was never given is false. */
export type Consents = z.infer<typeof consentsSchema>;

export const parseConsents = (data: unknown): Consents => onlyRow(parseRows(consentsSchema, data, "consents"), "consents");

export const consentNames = ["informativa", ...optionalConsents] as const;

export type ConsentName = (typeof consentNames)[number];

type Edit = (change: (shown: Consents) => Consents) => unknown;

interface ConsentServer {
  read: (customerId: CustomerId) => Promise<Consents>;
  send: (consents: Consents) => Promise<Consents>;
}

/**
 * Saves consents. A change shows at once, and is reverted if it could not be saved (PF-06). Each request contains all consents, so requests
 * are made one after the other, each based on the server's current state. Thus a later request repeats neither a failed change nor one that
 * was revoked in another tab or by phone. SWR's `rollbackOnError` would leave a failed switch as it is until the last one is answered.
 */
export function createConsentSaver({ read, send }: ConsentServer) {
  let waiting = 0;
  let stored: Consents;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * @param edit changes the displayed consents
   * @param customerId the customer who gave it. When its turn comes another one may have signed in, in another tab.
   */
  return async (edit: Edit, name: ConsentName, given: boolean, customerId: CustomerId): Promise<void> => {
    let before: Consents | undefined;
    edit((shown) => {
      before = shown;
      return { ...shown, [name]: given };
    });
    if (!before) return;
    if (waiting === 0) stored = before;
    waiting += 1;
    const turn = last.then(async () => {
      stored = await read(customerId);
      stored = await send({ ...stored, [name]: given });
    });
    last = turn.catch(() => {});
    try {
      await turn;
    } finally {
      waiting -= 1;
      edit((shown) => (waiting === 0 ? stored : { ...shown, [name]: stored[name] }));
    }
  };
}
