import { useQuery } from "../../platform/query/useQuery.ts";
import { consumptionQuery } from "../../rooms/consumption/calls.ts";
import { ContractPage, type UseReadings } from "../../rooms/supplies/contract/ContractPage.tsx";

const useReadings: UseReadings = (period) => useQuery(consumptionQuery, period);

/** The page of a contract, with the customer's readings. */
export default function SupplyContractPage() {
  return <ContractPage useReadings={useReadings} />;
}
