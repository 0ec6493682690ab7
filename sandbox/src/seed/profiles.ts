import type { DatabaseSync } from "node:sqlite";
import type { Privacy } from "@favilla/contract/schema.ts";
import type { PromoTerms } from "../account/promo.ts";
import type { Schemas } from "../base/contract.ts";
import { addDays, timestamp } from "../base/dates.ts";
import { retailOwner } from "../vouchers/store.ts";
import { residencesOf } from "./residences.ts";
import type { Sample } from "./sample.ts";
import { retailVouchers } from "./vouchers.ts";

const givenConsents: Record<string, Partial<Privacy>> = {
  "100001": { privacy4: true, privacy7: true },
  "100003": { informativa: null, privacy5: null, privacy10: null },
  "100004": { informativa: false, privacy4: null, privacy5: null, privacy6: null, privacy7: null, privacy8: null, privacy9: null },
};

/** No consent is given by default; the typical customer has given two, the newest was not asked yet, the odd one has gaps. */
function privacyOf(customerId: string): Privacy {
  const none = { privacy4: false, privacy5: false, privacy6: false, privacy7: false, privacy8: false, privacy9: false, privacy10: false };
  const row = { id: `p-${customerId}`, customerId, informativa: true, ...none };
  return { ...row, ...givenConsents[customerId] };
}

function promotionOf(friendCode: string, today: string): PromoTerms {
  const ended = friendCode.startsWith("CASI");
  return {
    title: "Porta un amico",
    description: "Se un amico sceglie Favilla con il tuo codice, ricevete tutti e due uno sconto in bolletta.",
    reward: 30,
    shareText: `Passa a Favilla con il mio codice ${friendCode}: per tutti e due c’è uno sconto di 30 euro.`,
    shareUrl: `https://favilla.example/amici/${encodeURIComponent(friendCode)}`,
    validTo: timestamp(addDays(today, ended ? -30 : 120)),
  };
}

const pointsOf: Record<string, number> = { "100001": 1240, "100003": 0 };

/** Writes residences, consents, promotions, points, and the vouchers of retail stores. */
export function writeProfiles(database: DatabaseSync, samples: readonly Sample[], today: string): void {
  const insert = (table: string) => database.prepare(`INSERT INTO ${table} (id, customer, data) VALUES (?, ?, ?)`);
  const [residence, privacy, voucher] = [insert("residences"), insert("privacies"), insert("vouchers")];
  const promotion = database.prepare("INSERT INTO promotions (code, data) VALUES (?, ?)");
  const points = database.prepare("INSERT INTO points (customer, data) VALUES (?, ?)");
  for (const { customer } of samples) {
    const id = customer.customerId;
    for (const row of residencesOf(id)) residence.run(row.id, id, JSON.stringify(row));
    const consents = privacyOf(id);
    privacy.run(consents.id, id, JSON.stringify(consents));
    if (customer.friendCode) promotion.run(customer.friendCode, JSON.stringify(promotionOf(customer.friendCode, today)));
    if (pointsOf[id] === undefined) continue;
    const balance: Schemas["RetailChainPoints"] = {
      chain: "Mercato Esempio",
      points: pointsOf[id],
      updatedAt: timestamp(addDays(today, -1)),
    };
    points.run(id, JSON.stringify(balance));
  }
  for (const row of retailVouchers(today)) voucher.run(row.id, retailOwner, JSON.stringify(row));
}
