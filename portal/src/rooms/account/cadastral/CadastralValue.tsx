import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { blankValue } from "../../supplies/detail/blankValue.ts";
import { cadastralValueMessages } from "./cadastralValueMessages.it.ts";
import { useCadastral } from "./useCadastral.ts";

/** The state of a supply's cadastral data in one line: "Da completare". */
export function CadastralValue({ supply }: { supply: DetailedSupply }) {
  const words = useMessages(cadastralValueMessages);
  const { load } = useCadastral(codeOf(supply));
  if (load.state === "NoDataFound") return words.incomplete;
  if (load.state !== "Loaded") return blankValue;
  const isChange = (status: string) => load.data.some(({ changeStatus }) => changeStatus === status);
  if (isChange("Inserted")) return words.changeReceived;
  return isChange("OnHold") ? words.changeInProgress : words.complete;
}
