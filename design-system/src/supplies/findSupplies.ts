/** What a supply can be found by. */
export interface Findable {
  name: string;
  address?: string | null | undefined;
  podOrPdr?: string | null | undefined;
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The supplies in whose name, address or code every word of the query is found, in the order given. */
export function findSupplies<Supply extends Findable>(supplies: readonly Supply[], query: string): readonly Supply[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return supplies;
  return supplies.filter(({ name, address, podOrPdr }) => {
    const text = plain([name, address, podOrPdr].filter(Boolean).join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** Supplies by their address, groups and supplies in the order of first appearance. Those without an address come last. */
export function groupByAddress<Supply extends Findable>(supplies: readonly Supply[]): readonly (readonly [string, readonly Supply[]])[] {
  const groups = new Map<string, Supply[]>();
  for (const supply of supplies) {
    const address = supply.address?.trim() ?? "";
    const group = groups.get(address);
    if (group) group.push(supply);
    else groups.set(address, [supply]);
  }
  const all = [...groups];
  return [...all.filter(([address]) => address !== ""), ...all.filter(([address]) => address === "")];
}
