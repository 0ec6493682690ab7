import { loadedData } from "@favilla/design-system/data/load.ts";
import { config } from "../../platform/config/config.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { customerQuery } from "../../rooms/account/calls.ts";
import { fullName } from "../../rooms/account/customer.ts";
import { consumptionQuery } from "../../rooms/consumption/calls.ts";
import { ContractPage, type UseReadings } from "../../rooms/supplies/contract/ContractPage.tsx";

const useReadings: UseReadings = (period) => useQuery(consumptionQuery, period);

/** The page of a contract, with the customer's readings, and their name and e-mail address for a withdrawal. */
export default function SupplyContractPage() {
  const known = loadedData(useQuery(customerQuery, inputIf(config().features.withdrawal)));
  const customer = { name: known ? fullName(known) : "", email: known?.communicationEmailAddress ?? "" };
  return <ContractPage useReadings={useReadings} customer={customer} />;
}
