import type { ConsentFacts } from "@favilla/design-system/account/ConsentList.tsx";
import type { CadastralFacts, CadastralValues } from "@favilla/design-system/account/cadastral.ts";
import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import type { RequestFacts } from "@favilla/design-system/account/RequestList.tsx";
import { expect } from "storybook/test";

export const longWord = "Supercalifragilisticheria".repeat(4).slice(0, 80);

/** Checks that the page does not scroll sideways. */
export const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const giulia = {
  name: "Giulia",
  surname: "Esempio",
  fiscalCode: "SMPGLI85M41A944X",
  birthday: "1985-08-01",
  birthplace: "Bologna",
};

export const supportPhone = "800 000 123";

export const consents: ConsentFacts[] = [
  {
    name: "informativa",
    label: "Informativa sulla privacy",
    purpose: "Dici che l’hai letta: spiega come usiamo i tuoi dati.",
    given: true,
  },
  { name: "privacy4", label: "Offerte di Favilla", purpose: "Ricevi offerte e novità per e-mail, SMS e telefono.", given: true },
  { name: "privacy5", label: "Offerte scelte per te", purpose: "Studiamo i tuoi consumi per proporti offerte adatte a te.", given: false },
  { name: "privacy7", label: "Dati ai partner", purpose: "I partner hanno i tuoi contatti e ti scrivono direttamente." },
];

export const cadastral: CadastralValues = {
  holderTitle: "owner",
  city: "Bologna",
  urbanSection: "",
  sheet: "128",
  particle: "45",
  subordinate: "3",
};

export const cadastralFacts: CadastralFacts = {
  urbanSection: null,
  sheet: "62",
  particle: "318",
  subordinate: "26",
  city: "Bologna",
  holderTitle: "owner",
  changeStatus: "Active",
  lastChangeRequestDate: "2022-04-04",
};

export const pendingCadastral: CadastralFacts = { ...cadastralFacts, changeStatus: "OnHold", lastChangeRequestDate: "2026-11-18" };

export const notifications: NotificationFacts[] = [
  {
    id: "n-1",
    kind: "selfReading",
    text: "È aperta la finestra per l’autolettura di Casa di Bologna.",
    createdAt: "2026-11-20T08:00:00.000Z",
    deadline: "2026-11-27",
    read: false,
    href: "#autolettura",
    supplyHref: "#fornitura",
  },
  {
    id: "n-2",
    kind: "promo",
    text: "Porta un amico: 30 € a testa.",
    createdAt: "2026-11-10T08:00:00.000Z",
    discountFrom: "2026-11-01",
    discountTo: "2026-12-31",
    read: false,
    href: "#amico",
  },
  {
    id: "n-3",
    kind: "voucher",
    text: "Hai ricevuto un buono di <b>20 €</b>.",
    createdAt: "2026-10-02T08:00:00.000Z",
    deadline: "2026-11-01",
    read: true,
    href: "#voucher",
  },
  {
    id: "n-4",
    kind: "other",
    text: "Stanotte l’area clienti è rimasta ferma per lavori.",
    createdAt: "2026-09-02T08:00:00.000Z",
    read: true,
  },
];

export const requests: RequestFacts[] = [
  { id: "r-4", type: "PaymentChange", status: "Open", date: "2026-11-20", supply: "Casa di Bologna", href: "#pagamento" },
  {
    id: "r-3",
    type: "BillingAddressChange",
    status: "InProgress",
    date: "2026-11-12",
    updatedAt: "2026-11-14T09:00:00.000Z",
    supply: "Casa al mare",
    asked: "a Via Fittizia 8, 40121 Bologna BO",
    href: "#indirizzi",
  },
  {
    id: "r-2",
    type: "PaymentChange",
    status: "ClosedSuccessfully",
    date: "2026-10-02",
    updatedAt: "2026-10-06T09:00:00.000Z",
    supply: "Via dei Tigli 14",
    asked: "conto •••• 3456",
    href: "#pagamento-2",
  },
  {
    id: "r-1",
    type: "CadastralChange",
    status: "ClosedWithFailure",
    date: "2026-09-02",
    updatedAt: "2026-09-06T09:00:00.000Z",
    supply: "Casa al mare",
    href: "#catasto",
    againHref: "#catasto",
  },
];
