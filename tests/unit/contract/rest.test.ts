import { describe, expect, it } from "vitest";
import { signIns } from "../../../sandbox/src/seed/signIns.ts";
import { contract, faultsOf, faultsOfAnswer, operations } from "./openapi.ts";
import { allBills, password, withSandbox } from "./sandbox.ts";

const { call, signIn } = withSandbox();

const rooms = ["bills", "supplies", "consumption", "readings", "payments", "vouchers", "account", "access"];

describe("the contract", () => {
  it("sorts every call into one room", () => {
    expect(operations.filter(({ tags }) => tags.length !== 1 || !rooms.includes(tags[0] as string))).toEqual([]);
  });

  it("has examples that follow their own schemas", () => {
    const media = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part && "content" in part ? (part.content ?? {}) : {}).map((one) => ({ operationId, ...one })),
      ),
    );
    const ofMedia = media.flatMap(({ operationId, schema, example, examples = {} }) =>
      [example, ...Object.values(examples).map(({ value }) => value)]
        .filter((value) => value !== undefined)
        .flatMap((value) => faultsOf(schema, value).map((fault) => `${operationId}: ${fault}`)),
    );
    const ofSchemas = Object.entries(contract.components.schemas).flatMap(([name, { example }]) =>
      example === undefined ? [] : faultsOf({ $ref: `#/components/schemas/${name}` }, example).map((fault) => `${name}: ${fault}`),
    );
    expect([...ofMedia, ...ofSchemas]).toEqual([]);
  });
});

describe("every answer follows the contract", { timeout: 30_000 }, () => {
  const billFields = Object.keys(contract.components.schemas["Bill"]?.properties ?? {});

  for (const { email } of signIns) {
    it(`for ${email}`, async () => {
      const login = await call("/api/auth/login", { body: { username: email, password } });
      expect(await faultsOfAnswer("login", login)).toEqual([]);
      const { customerId, token, refreshToken } = (await login.json()) as Awaited<ReturnType<typeof signIn>>;
      if (!customerId) return;

      const list = await call("/api/billing/my-billing-details", { token, body: allBills(customerId) });
      expect(await faultsOfAnswer("myBillingDetails", list)).toEqual([]);
      const { items = [] } = (await list.json()) as { items?: { ID: number; ANNO: number; NUMERO: string }[] };
      expect(items.flatMap((bill) => Object.keys(bill)).filter((field) => !billFields.includes(field))).toEqual([]);

      for (const { ID, ANNO, NUMERO } of items.slice(0, 30)) {
        const one = await call(`/api/billing/my-billing/${ANNO}/${NUMERO}`, {
          token,
          body: { customerCode: customerId, pageNumber: 0, pageSize: 1 },
        });
        expect(await faultsOfAnswer("myBilling", one)).toEqual([]);
        expect(((await one.json()) as { items: unknown[] }).items).toEqual([items.find((bill) => bill.ID === ID)]);
        const csv = await call(`/api/billing/invoice/${customerId}/${ANNO}/${ID}/csv`, { token });
        expect(await faultsOfAnswer("invoiceCsv", csv)).toEqual([]);
      }
      const pdf = await call(`/api/billing/invoice/${customerId}/${items[0]?.ANNO ?? 2026}/${items[0]?.ID ?? 1}/pdf`, { token });
      expect(pdf.status).toBe(items.length > 0 ? 200 : 404);
      expect(await faultsOfAnswer("invoicePdf", pdf)).toEqual([]);

      expect(await faultsOfAnswer("vouchers", await call("/api/vouchers", { token }))).toEqual([]);
      expect(await faultsOfAnswer("promo", await call("/api/promo/GIULIA-7Q2K", { token }))).toEqual([]);
      expect(await faultsOfAnswer("promo", await call("/api/promo/NESSUNO-0000", { token }))).toEqual([]);
      expect(await faultsOfAnswer("refresh", await call("/api/auth/refresh", { body: { token, refreshToken } }))).toEqual([]);
    });
  }

  it("[AP-02] asks for a token on each call except the public ones", async () => {
    for (const { operationId, path, method, security } of operations) {
      const body = method === "post" ? { body: {} } : {};
      const answer = await call(`/api${path.replaceAll(/\{\w+\}/g, "1")}`, body);
      expect([operationId, answer.status], "without a token").toEqual([operationId, security?.length === 0 ? 400 : 401]);
      expect(await faultsOfAnswer(operationId, answer)).toEqual([]);
    }
  });

  it("[AP-02] refuses a made-up token and one that is no bearer token", async () => {
    const { token } = await signIn("giulia@esempio.it");
    expect((await call("/api/vouchers", { token: "made-up" })).status).toBe(401);
    expect((await call("/api/vouchers", { headers: { Authorization: token } })).status).toBe(401);
    expect((await call("/api/vouchers", { token })).status).toBe(200);
  });
});
