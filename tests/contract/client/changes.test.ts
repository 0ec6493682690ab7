import { activeAddress, addressForm, type BillingAddress, changedAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { expect, it, vi } from "vitest";
import { changesQuery } from "../../../portal/src/rooms/account/changes/calls.ts";
import { fetchConsents, updateConsents } from "../../../portal/src/rooms/account/consents/calls.ts";
import { confirmChangeEmail, confirmChangePassword } from "../../../portal/src/rooms/account/credentials/calls.ts";
import { startChangeEmail, startChangePassword } from "../../../portal/src/rooms/account/credentials/userCalls.ts";
import { updateContacts } from "../../../portal/src/rooms/account/profile/calls.ts";
import { fetchTerms, updateTerm } from "../../../portal/src/rooms/payments/calls.ts";
import { checkOtp, sendOtp } from "../../../portal/src/rooms/payments/change/calls.ts";
import { fetchBillingAddresses, updateBillingAddress } from "../../../portal/src/rooms/supplies/addressCalls.ts";
import { renameSupply } from "../../../portal/src/rooms/supplies/detail/calls.ts";
import { linkIn } from "../cases/links.ts";
import { goodIban, postalTerm } from "../cases/payments.ts";
import { withClient } from "./client.ts";

vi.setConfig({ testTimeout: 30_000 });
const { signIn, tools } = withClient();
const giulia = "giulia@esempio.it";
const phone = "+393339998877";

const log = async () => changesQuery.fetch("" as never, new AbortController().signal, undefined);
const newest = async () => (await log())[0];
const link = async (page: string) => linkIn(tools(), page);

it("changes: [PF-34] each change of contacts, consents, names and addresses is written, an unchanged value is not", async () => {
  const { customerId } = await signIn(giulia);
  const before = await log();
  await updateContacts(customerId, { phone });
  expect(await newest()).toMatchObject({
    kind: "phone",
    by: "customer",
    result: "done",
    after: { code: null, text: "•••• 877" },
    at: { date: "2026-11-21", time: "10:00" },
  });
  await updateContacts(customerId, { phone });
  expect(await log()).toHaveLength(before.length + 1);
  await updateContacts(customerId, { alertNotifications: false });
  expect(await newest()).toMatchObject({ kind: "notices", before: { code: "on" }, after: { code: "off" } });
  await updateConsents({ ...(await fetchConsents(customerId)), privacy10: true });
  expect(await newest()).toMatchObject({ kind: "consent", about: "Inviti e iniziative", before: { code: "off" }, after: { code: "on" } });
  await renameSupply("s-100001001", "Nido");
  expect(await newest()).toMatchObject({ kind: "nickname", after: { text: "Nido" }, supplyId: "s-100001001" });
  await expect(renameSupply("s-100001001", " ")).rejects.toThrow();
  const known = activeAddress(await fetchBillingAddresses("100001001")) as BillingAddress;
  await updateBillingAddress(changedAddress(known, { ...addressForm(known), civicNumber: "99" }, null, "2026-11-21T08:59:00.000Z"), "key");
  expect(await newest()).toMatchObject({ kind: "address", after: { text: expect.stringContaining("99") }, result: "inProgress" });
  expect(await log()).toHaveLength(before.length + 5);
});

it("changes: [PF-34] payment and delivery are written masked, the payment with what becomes of it", async () => {
  await signIn(giulia);
  const [term] = (await fetchTerms("100001001")) as [PaymentTerm];
  await sendOtp(postalTerm, { prefix: "39", number: "3331234567" });
  const [{ code = "" } = {}] = (await tools().outbox()).filter(({ kind }) => kind === "sms");
  await checkOtp(postalTerm, code);
  const count = (await log()).length;
  await updateTerm(term, { deliveryMode: "Email", emailAddress: "altra@posta.example" }, "key-0");
  expect(await newest()).toMatchObject({
    kind: "delivery",
    before: { code: "Postal" },
    after: { code: "Email", text: "a•••••@p•••••.example" },
  });
  await updateTerm(term, { paymentMode: "Bank", iban: goodIban }, "key-1");
  const payment = (await log()).find(({ kind }) => kind === "payment");
  expect(payment).toMatchObject({
    before: { code: "Postal", text: null },
    after: { code: "Bank", text: "•••• 3456" },
    supplyId: "s-100001001",
    result: "inProgress",
  });
  await updateTerm(term, { paymentMode: "Bank", iban: goodIban }, "key-1");
  expect((await log()).filter(({ kind }) => kind === "payment")).toHaveLength(2);
  expect((await log()).length).toBeGreaterThan(count + 1);
});

it("changes: [PF-34] a new e-mail address and a new password are written once their link is followed, the password without a value", async () => {
  await signIn(giulia);
  const count = (await log()).length;
  await startChangeEmail("giulia+nuova@esempio.it");
  expect(await log()).toHaveLength(count);
  const [serverToken = "", email = "", token = ""] = await link("/recovery_page/email");
  await confirmChangeEmail(serverToken, email, token);
  expect(await newest()).toMatchObject({ kind: "email", before: { text: "g•••••@e•••••.it" }, after: { text: "g•••••@e•••••.it" } });
  await startChangePassword("giulia+nuova@esempio.it");
  const [first = "", second = ""] = await link("/recovery_page/password");
  await confirmChangePassword({ serverToken: first, token: second }, "Scintilla-2027");
  await signIn("giulia+nuova@esempio.it", "Scintilla-2027");
  expect(await newest()).toMatchObject({ kind: "password", before: null, after: null });
  const { token: access } = await tools().signIn("giulia+nuova@esempio.it", "Scintilla-2027");
  const answer = await tools().rest("changes", { token: access });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/nuova@|333\d{4}|Scintilla/);
});
