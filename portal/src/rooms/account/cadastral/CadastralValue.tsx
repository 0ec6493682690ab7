import { CadastralLine } from "@favilla/design-system/account/CadastralLine.tsx";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useCadastral } from "./useCadastral.ts";

/** The state of a supply's cadastral data in one line. */
export const CadastralValue = ({ supply }: { supply: DetailedSupply }) => <CadastralLine load={useCadastral(codeOf(supply)).load} />;
