import { type Finding, finding } from "./finding.ts";

/** Headers of the portal's calls that browsers ask about beforehand, and those of responses that the portal reads. */
const sentHeaders = ["authorization", "content-type", "idempotency-key"];
const readByPortal = ["date", "retry-after"];

const listOf = (header: string | null) => (header ?? "").toLowerCase().split(/\s*,\s*/);

async function faultsOf(origin: string, address: string): Promise<string[]> {
  const ask = (method: string, headers: Record<string, string>) =>
    fetch(address, { method, headers: { Origin: origin, ...headers }, redirect: "manual", signal: AbortSignal.timeout(15_000) });
  const allows = ({ headers }: Response) => ["*", origin].includes(headers.get("Access-Control-Allow-Origin") ?? "");

  const preflight = await ask("OPTIONS", {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": sentHeaders.join(","),
  });
  const allowed = listOf(preflight.headers.get("Access-Control-Allow-Headers"));
  const refused = sentHeaders.filter((name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"));
  const lacking = () => {
    if (!preflight.ok) return `with ${preflight.status}`;
    if (!allows(preflight)) return `without ${origin} in Access-Control-Allow-Origin`;
    return refused.length > 0 && `without ${refused.join(", ")} in Access-Control-Allow-Headers`;
  };

  const call = await ask("GET", {});
  const exposed = listOf(call.headers.get("Access-Control-Expose-Headers"));
  const hidden = readByPortal.filter((name) => !exposed.includes(name) && !exposed.includes("*"));
  const fault = lacking();
  const findings = fault ? [`answers a preflight ${fault}, so that browsers make no call`] : [];
  if (!allows(call)) findings.push("is answered without Access-Control-Allow-Origin, so that browsers hide the response");
  else if (hidden.length > 0) findings.push(`does not expose ${hidden.join(", ")}, which the portal reads`);
  return findings;
}

/** Checks that browsers may make the calls at addresses of another origin than the site's. Paths are the site's own. */
export async function checkOtherOrigin(site: string, addresses: readonly string[]): Promise<Finding[]> {
  const { origin } = new URL(site);
  const others = addresses.filter((address) => new URL(address, site).origin !== origin);
  const found = await Promise.all(others.map(async (address) => (await faultsOf(origin, address)).map((wrong) => `${address} ${wrong}`)));
  const mend =
    `answer OPTIONS with 204, Access-Control-Allow-Origin: ${origin}, Access-Control-Allow-Methods: GET, POST, PUT and ` +
    `Access-Control-Allow-Headers: ${sentHeaders.join(", ")}; send Allow-Origin and Access-Control-Expose-Headers: Date, Retry-After ` +
    "with every response, errors included";
  return found.flat().map((wrong) => finding(wrong, mend));
}
