import type { Load } from "../data/load.ts";
import { MissingValue } from "../supplies/MissingValue.tsx";
import { useMessages } from "../theme/messages.ts";
import type { CadastralFacts } from "./cadastral.ts";
import { cadastralValueMessages } from "./cadastralValueMessages.it.ts";

/** The state of a supply's cadastral data in one line: "Da completare". */
export function CadastralLine({ load }: { load: Load<readonly Pick<CadastralFacts, "changeStatus">[]> }) {
  const words = useMessages(cadastralValueMessages);
  if (load.state === "NoDataFound") return words.incomplete;
  if (load.state !== "Loaded") return <MissingValue load={load} />;
  const isChange = (status: string) => load.data.some(({ changeStatus }) => changeStatus === status);
  if (isChange("Inserted")) return words.changeReceived;
  return isChange("OnHold") ? words.changeInProgress : words.complete;
}
