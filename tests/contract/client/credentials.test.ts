import { expect, it, vi } from "vitest";
import type { ApiError } from "../../../portal/src/platform/errors/errors.ts";
import { login } from "../../../portal/src/rooms/access/signIn/calls.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import {
  confirmChangeEmail,
  confirmChangePassword,
  fetchMaskedEmail,
  requestPasswordReset,
  resetPassword,
  validateEmail,
} from "../../../portal/src/rooms/account/credentials/calls.ts";
import {
  deleteUser,
  fetchUser,
  fetchUsers,
  startChangeEmail,
  startChangePassword,
  updateUser,
} from "../../../portal/src/rooms/account/credentials/userCalls.ts";
import { emailValidation, linkIn } from "../cases/links.ts";
import { password } from "../sandbox.ts";
import { withClient } from "./client.ts";

vi.setConfig({ testTimeout: 20_000 });
const { signIn, tools } = withClient();
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
const giulia = "giulia@esempio.it";
const chosen = "Scintilla-2027";

const passwordLink = async (page: string) => {
  const [serverToken = "", token = ""] = await linkIn(tools(), page);
  return { serverToken, token };
};

it("requestPasswordReset, resetPassword: [AC-15] a forgotten password is set by the link /forgot/password", async () => {
  await requestPasswordReset(giulia);
  const link = await passwordLink("/forgot/password");
  expect(await errorOf(resetPassword(link, chosen, "Altra-Scintilla-1"))).toMatchObject({ status: 400, serverCode: "Parameters" });
  await resetPassword(link, chosen, chosen);
  expect(await errorOf(login(giulia, password))).toMatchObject({ status: 401 });
  await signIn(giulia, chosen);
});

it("startChangePassword, confirmChangePassword: [AC-15] a password is changed by the link /recovery_page/password, and sessions end", async () => {
  const { customerId } = await signIn(giulia);
  await startChangePassword(giulia);
  await confirmChangePassword(await passwordLink("/recovery_page/password"), chosen);
  expect(await errorOf(fetchCustomer(customerId))).toMatchObject({ status: 401 });
  await signIn(giulia, chosen);
});

it("startChangeEmail, confirmChangeEmail: [AC-16] the address changes by the link, and the session goes on", async () => {
  const { customerId } = await signIn(giulia);
  await startChangeEmail("giulia+nuova@esempio.it");
  expect((await fetchUser(customerId)).email).toBe(giulia);
  const [serverToken = "", email = "", token = ""] = await linkIn(tools(), "/recovery_page/email");
  expect(email).toBe("giulia+nuova@esempio.it");
  await confirmChangeEmail(serverToken, email, token);
  expect((await fetchUser(customerId)).email).toBe("giulia+nuova@esempio.it");
  await signIn("giulia+nuova@esempio.it");
});

it("validateEmail: [AC-16] says by its link that the address is read", async () => {
  const { a, b } = await emailValidation(tools());
  await validateEmail(a, b);
  expect(await errorOf(validateEmail(a, b))).toMatchObject({ serverCode: "LINK-USED" });
});

it("emailByFiscalCode: is masked, and looks alike for a code that nobody has", async () => {
  expect(await fetchMaskedEmail("SMPGLI80A41A944Z")).toBe("g•••••@e•••••.it");
  expect(await fetchMaskedEmail("RSSMRA80A01H501U")).toMatch(/^[a-z]•••••@e•••••\.it$/);
});

it("deleteUser: [PF-09] the session ends and the account cannot sign in", async () => {
  const { customerId } = await signIn(giulia);
  expect(await errorOf(deleteUser("nuovo@esempio.it"))).toMatchObject({ status: 404 });
  await deleteUser(giulia);
  expect(await errorOf(fetchCustomer(customerId))).toMatchObject({ status: 401 });
  expect(await errorOf(login(giulia, password))).toMatchObject({ status: 401, serverCode: "AUTH-FAILED" });
});

it("user, allUsers: the customer's own account", async () => {
  const { customerId } = await signIn(giulia);
  const own = await fetchUser(customerId);
  expect(own).toMatchObject({ id: "100001", email: giulia, fiscalCode: "SMPGLI80A41A944Z", isRegistred: true, hasDeletedAccount: false });
  expect(await fetchUsers(customerId, giulia)).toEqual([own]);
  expect(await fetchUsers(customerId, "nuovo@esempio.it")).toEqual([]);
});

it("updateUser: [PF-09] changes the given fields; deletion sets hasDeletedAccount, ends the session and the sign-in", async () => {
  const { customerId } = await signIn(giulia);
  expect(await updateUser({ id: customerId, confirmedPhone: "3339876543" })).toMatchObject({ confirmedPhone: "3339876543", email: giulia });
  expect(await errorOf(updateUser({ id: customerId, email: "altra@esempio.it" }))).toMatchObject({
    serverCode: "Parameters",
    outcomeUnknown: false,
  });
  expect(await updateUser({ id: customerId, oldPassword: password, hasDeletedAccount: true })).toMatchObject({ hasDeletedAccount: true });
  expect(await errorOf(fetchUser(customerId))).toMatchObject({ status: 401 });
  expect(await errorOf(login(giulia, password))).toMatchObject({ status: 401 });
});
