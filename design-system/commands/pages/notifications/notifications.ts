import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";

/** The notifications of the sample: give the page those of your server. */
export const notifications: readonly NotificationFacts[] = [
  {
    id: "n-1",
    kind: "selfReading",
    text: "Puoi inviare la lettura del gas di Via dei Tigli 14.",
    createdAt: "2026-11-18T08:00:00.000Z",
    deadline: "2026-11-26",
    read: false,
  },
  { id: "n-2", kind: "other", text: "Il tuo contratto è stato rinnovato.", createdAt: "2026-10-02T08:00:00.000Z", read: true },
];
