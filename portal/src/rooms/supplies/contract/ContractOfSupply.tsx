import { ContractRow } from "@favilla/design-system/supplies/ContractRow.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { contractQuery } from "./calls.ts";

/** The row of a supply that leads to its contract. It is there while the contract is loading, and if that fails. */
export function ContractOfSupply({ supply: { id } }: { supply: Supply }) {
  const { contract: title } = useMessages(pagesMessages);
  return <ContractRow href={hrefTo("contract", { id })} title={title} load={useQuery(contractQuery, id)} />;
}
