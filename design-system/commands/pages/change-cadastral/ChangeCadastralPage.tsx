import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import type { CadastralData, CadastralFacts } from "@favilla/design-system/account/cadastral.ts";
import { cadastralParts } from "@favilla/design-system/account/cadastralParts.ts";
import type { CadastralAnswer } from "@favilla/design-system/account/cadastralState.ts";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { noDraft } from "@favilla/design-system/forms/draft.ts";

/** Sends the data to your server. Nobody knows whether a request without an answer has arrived. */
async function save(data: CadastralData): Promise<CadastralAnswer> {
  try {
    const { ok, status } = await fetch("/api/cadastral", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(data),
    });
    return ok ? { outcome: "success" } : { outcome: "failure", error: status };
  } catch (error) {
    return { outcome: "unknown", error };
  }
}

interface ChangeCadastralPageProps {
  supplyName: string;
  /** The data as your server has them. */
  cadastral: CadastralFacts;
  /** Address of the supply's page. */
  supplyHref: string;
}

/** The change of a supply's land-registry data: the form, and its result. */
export function ChangeCadastralPage({ supplyName, cadastral, supplyHref }: ChangeCadastralPageProps) {
  return (
    <ChangeCadastralView
      title="Cambia i dati catastali"
      back={{ href: supplyHref, label: "Fornitura" }}
      supplyName={supplyName}
      load={loadOf(cadastral)}
      draft={noDraft}
      parts={cadastralParts}
      onSave={save}
      onLeave={() => window.location.assign(supplyHref)}
    />
  );
}
