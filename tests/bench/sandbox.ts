import { startSandbox } from "../../sandbox/src/start.ts";
import { compare, type Round, type Row } from "./report.ts";

const part = "Sandbox";
const item = "first page of 5,000 bills against that of 10";

/** Milliseconds until the first page of a customer's bills. */
async function timed(url: string, { customerId, token }: { customerId: string; token: string }): Promise<number> {
  const body = JSON.stringify({
    customerCode: customerId,
    pageNumber: 0,
    pageSize: 10,
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
  });
  const start = performance.now();
  const answer = await fetch(`${url}/api/billing/my-billing-details`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body,
  });
  const { items } = (await answer.json()) as { items: unknown[] };
  if (items.length === 0) throw new Error("a page without bills measures nothing");
  return performance.now() - start;
}

/** The extra time that the customer with 5,000 bills waits, against the one with a few. */
export async function measureSandbox(rounds: number): Promise<Row[]> {
  const sandbox = await startSandbox({ database: ":memory:", now: "2026-11-20T09:00:00.000Z" });
  try {
    const signIn = async (username: string) => {
      const body = JSON.stringify({ username, password: "Favilla-2026" });
      const answer = await fetch(`${sandbox.url}/api/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      return (await answer.json()) as { customerId: string; token: string };
    };
    const [large, small] = await Promise.all(["condominio@esempio.it", "silenzioso@esempio.it"].map(signIn));
    if (!large || !small) throw new Error("nobody could sign in");
    const measured: Round[] = [];
    for (let round = 0; round < rounds * 5; round += 1) {
      measured.push({
        library: { [item]: await timed(sandbox.url, large) },
        floor: { [item]: await timed(sandbox.url, small) },
      });
    }
    return [compare(part, item, "ms", measured.slice(3), 10)];
  } finally {
    await sandbox.close();
  }
}
