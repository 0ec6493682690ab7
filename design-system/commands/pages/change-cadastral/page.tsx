import type { CadastralFacts } from "@favilla/design-system/account/cadastral.ts";
import { ChangeCadastralPage } from "./ChangeCadastralPage.tsx";

/** The data of the sample: give the page those of your server. */
const cadastral: CadastralFacts = {
  ...{ holderTitle: "owner", city: "Bologna", urbanSection: null, sheet: "62", particle: "318", subordinate: "26" },
  ...{ changeStatus: null, lastChangeRequestDate: null },
};

export default function Page() {
  return <ChangeCadastralPage supplyName="Casa di Bologna" cadastral={cadastral} supplyHref="#fornitura" />;
}
