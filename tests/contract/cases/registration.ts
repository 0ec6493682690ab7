import type { OperationName } from "../openapi.ts";
import type { Tools } from "../tools.ts";
import type { RestCases } from "./cases.ts";
import { later, overAndOver, registered, rosa } from "./links.ts";

const send = (name: OperationName, change: object) => (tools: Tools) => tools.rest(name, { body: { ...rosa, ...change } });

/** The refusals that registration and its check have in common. */
const refusals = (name: OperationName) => ({
  "400 INSECURE-PASSWORD": send(name, { password: "favilla" }),
  "400 InvalidPasswordException": send(name, { password: "Rosa-2026-Debutto" }),
  "404 CLIENT-CODE-NOT-FOUND": send(name, { fiscalCode: "SMPGLI80A41A944Z" }),
  "409 USER-ALREADY-REGISTRED": send(name, { customerId: "C-100001", fiscalCode: "SMPGLI80A41A944Z" }),
  "409 REGISTRATION-EMAIL-TAKEN": send(name, { email: "giulia@esempio.it" }),
  "429 TOO-MANY-ATTEMPTS": (tools: Tools) => overAndOver(() => send(name, { fiscalCode: "SMPGLI80A41A944Z" })(tools)),
});

const code = { customerId: rosa.customerId, fiscalCode: rosa.fiscalCode };

export const registrationCases: RestCases = {
  validateClientCode: {
    200: ({ rest }) => rest("validateClientCode", { body: code }),
    "404 CLIENT-CODE-NOT-FOUND": ({ rest }) => rest("validateClientCode", { body: { ...code, customerId: "C-999999" } }),
    "409 USER-ALREADY-REGISTRED": ({ rest }) =>
      rest("validateClientCode", { body: { customerId: "100001", fiscalCode: "smpgli80a41a944z" } }),
    "429 TOO-MANY-ATTEMPTS": ({ rest }) =>
      overAndOver(() => rest("validateClientCode", { body: { ...code, fiscalCode: "SMPGLI80A41A944Z" } })),
  },
  registration: {
    200: ({ rest }) => rest("registration", { body: { ...rosa, policy: { informativa: true, privacy4: true } } }),
    ...refusals("registration"),
    "422 IDEMPOTENCY-KEY-REUSED": async ({ rest }) => {
      await rest("registration", { body: rosa, idempotencyKey: "once" });
      return rest("registration", { body: { ...rosa, phone: "3339999999" }, idempotencyKey: "once" });
    },
  },
  registrationVerify: { 200: send("registrationVerify", {}), ...refusals("registrationVerify") },
  confirmRegistration: {
    200: async (tools) => tools.rest("confirmRegistration", { path: await registered(tools) }),
    "404 LINK-NOT-FOUND": async (tools) => {
      const { accessToken } = await registered(tools);
      return tools.rest("confirmRegistration", { path: { id: "100001", accessToken } });
    },
    "409 LINK-USED": async (tools) => {
      const path = await registered(tools);
      await tools.rest("confirmRegistration", { path });
      return tools.rest("confirmRegistration", { path });
    },
    "410 LINK-EXPIRED": async (tools) => {
      const path = await registered(tools);
      await tools.setClock(later);
      return tools.rest("confirmRegistration", { path });
    },
  },
  privacyConditions: {
    200: ({ rest }) => rest("privacyConditions", { path: { a: "registration", b: "it" } }),
    "404 NOT-FOUND": ({ rest }) => rest("privacyConditions", { path: { a: "registration", b: "en" } }),
  },
};
