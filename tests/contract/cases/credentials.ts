import type { OperationName } from "../openapi.ts";
import { password, type Tools } from "../tools.ts";
import type { RestCases } from "./cases.ts";
import { emailChange, emailValidation, forgotten, later, newEmail, type PasswordLink, passwordChange } from "./links.ts";

const chosen = "Scintilla-2027";
const foreign = { serverToken: "made-up", token: "made-up" };
const email = "giulia@esempio.it";

/** The outcomes of both calls that set a password by a link. */
const passwordCases = (name: OperationName, bodyOf: (password: string) => object, linkOf: (tools: Tools) => Promise<PasswordLink>) => {
  const set = async (tools: Tools, secret: string) => tools.rest(name, { path: { ...(await linkOf(tools)) }, body: bodyOf(secret) });
  return {
    200: (tools: Tools) => set(tools, chosen),
    "400 INSECURE-PASSWORD": (tools: Tools) => set(tools, "senza-cifre"),
    "400 InvalidPasswordException": (tools: Tools) => set(tools, password),
    "404 LINK-NOT-FOUND": (tools: Tools) => tools.rest(name, { path: foreign, body: bodyOf(chosen) }),
    "409 LINK-USED": async (tools: Tools) => {
      const path = { ...(await linkOf(tools)) };
      await tools.rest(name, { path, body: bodyOf(chosen) });
      return tools.rest(name, { path, body: bodyOf("Altra-Scintilla-1") });
    },
    "410 LINK-EXPIRED": async (tools: Tools) => {
      const path = { ...(await linkOf(tools)) };
      await tools.setClock(later);
      return tools.rest(name, { path, body: bodyOf(chosen) });
    },
  };
};

const signedIn =
  (name: OperationName, body: object) =>
  async ({ rest, signIn }: Tools) =>
    rest(name, { token: (await signIn(email)).token, body });

const changeEmail = async (tools: Tools, path: PasswordLink & { email: string }) =>
  tools.rest("confirmChangeEmail", { path: { serverToken: path.serverToken, email: path.email, token: path.token } });

export const credentialsCases: RestCases = {
  startChangePassword: {
    200: signedIn("startChangePassword", { email }),
    "404 CUSTOMER-NOT-FOUND": signedIn("startChangePassword", { email: "nuovo@esempio.it" }),
  },
  confirmChangePassword: passwordCases("confirmChangePassword", (newPassword) => ({ newPassword, oldPassword: "" }), passwordChange),
  requestPasswordReset: { 200: ({ rest }) => rest("requestPasswordReset", { body: { email } }) },
  resetPassword: passwordCases("resetPassword", (newPassword) => ({ newPassword, confirmNewPassword: newPassword }), forgotten),
  startChangeEmail: {
    200: signedIn("startChangeEmail", { email: newEmail }),
    "409 REGISTRATION-EMAIL-TAKEN": signedIn("startChangeEmail", { email: "nuovo@esempio.it" }),
  },
  confirmChangeEmail: {
    200: async (tools) => changeEmail(tools, await emailChange(tools)),
    "404 LINK-NOT-FOUND": async (tools) => changeEmail(tools, { ...(await emailChange(tools)), email: "altra@esempio.it" }),
    "409 LINK-USED": async (tools) => {
      const link = await emailChange(tools);
      await changeEmail(tools, link);
      return changeEmail(tools, link);
    },
    "409 REGISTRATION-EMAIL-TAKEN": async (tools) => {
      const link = await emailChange(tools);
      const nuovo = await tools.signIn("nuovo@esempio.it");
      await tools.rest("startChangeEmail", { token: nuovo.token, body: { email: newEmail } });
      const [, , serverToken = "", address = "", token = ""] = ((await tools.outbox())[0]?.link ?? "").slice(1).split("/");
      await changeEmail(tools, { serverToken, email: decodeURIComponent(address), token });
      return changeEmail(tools, link);
    },
    "410 LINK-EXPIRED": async (tools) => {
      const link = await emailChange(tools);
      await tools.setClock(later);
      return changeEmail(tools, link);
    },
  },
  validateEmail: {
    200: async (tools) => tools.rest("validateEmail", { path: await emailValidation(tools) }),
    "404 LINK-NOT-FOUND": async (tools) => tools.rest("validateEmail", { path: { ...(await emailValidation(tools)), a: "100002" } }),
    "409 LINK-USED": async (tools) => {
      const path = await emailValidation(tools);
      await tools.rest("validateEmail", { path });
      return tools.rest("validateEmail", { path });
    },
    "410 LINK-EXPIRED": async (tools) => {
      const path = await emailValidation(tools);
      await tools.setClock(later);
      return tools.rest("validateEmail", { path });
    },
  },
  emailByFiscalCode: {
    200: ({ rest }) => rest("emailByFiscalCode", { path: { code: "SMPGLI80A41A944Z" } }),
    "400 Parameters": ({ rest }) => rest("emailByFiscalCode", { path: { code: "GIULIA" } }),
  },
  deleteUser: {
    200: signedIn("deleteUser", { email }),
    "404 CUSTOMER-NOT-FOUND": signedIn("deleteUser", { email: "nuovo@esempio.it" }),
  },
};
