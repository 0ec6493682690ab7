import { expect, it } from "vitest";
import { outcomeOf } from "./openapi.ts";
import { allBills, withSandbox } from "./sandbox.ts";

const { inNewWorld } = withSandbox();

it("a thousand requests at once: each gets the right response, and nothing is written twice", { timeout: 60_000 }, async () => {
  const { rest, graphql, signIn } = inNewWorld();
  const giulia = await signIn("giulia@esempio.it");
  const silvio = await signIn("silenzioso@esempio.it");
  const redeem = () =>
    rest("redeemVoucher", {
      token: giulia.token,
      path: { id: "v-100001-1" },
      body: { origin: "Area riservata web", asset: "EXT-100001001", account: "C-100001" },
    });
  const kinds = [
    () => rest("myBillingDetails", { token: giulia.token, body: allBills("100001") }),
    () => rest("myBillingDetails", { token: silvio.token, body: allBills("100001") }),
    () => rest("vouchers"),
    () => rest("vouchers", { token: silvio.token }),
    redeem,
  ];
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => kinds[index % kinds.length]?.() as Promise<Response>));
  const outcomes = await Promise.all(answers.map(outcomeOf));
  const of = (kind: number) => new Set(outcomes.filter((_, index) => index % kinds.length === kind));
  expect([of(0), of(1), of(2), of(3), of(4)]).toEqual([
    new Set(["200"]),
    new Set(["404 CUSTOMER-NOT-FOUND"]),
    new Set(["401 AUTH-FAILED"]),
    new Set(["200"]),
    new Set(["200"]),
  ]);
  const redeemed = await Promise.all(answers.filter((_, index) => index % kinds.length === 4).map((answer) => answer.text()));
  expect(new Set(redeemed).size).toBe(1);
  const bills = await Promise.all(answers.filter((_, index) => index % kinds.length === 0).map((answer) => answer.text()));
  expect(new Set(bills).size).toBe(1);

  const renamed = await Promise.all(
    Array.from({ length: 100 }, (_, index) => graphql("updateSupply", { id: "s-100001001", name: `Casa ${index}` }, giulia.token)),
  );
  expect(renamed.filter(({ errors }) => errors)).toEqual([]);
  const { data } = await graphql("allSupplies", { customerId: "100001" }, giulia.token);
  expect(data.allSupplies).toHaveLength(3);
  expect(data.allSupplies.find(({ id }: { id: string }) => id === "s-100001001").nickname).toMatch(/^Casa \d+$/);
});
