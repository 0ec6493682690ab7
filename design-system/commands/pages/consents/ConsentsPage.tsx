import { type ConsentMarks, ConsentsView, type KnownConsents } from "@favilla/design-system/account/ConsentsView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { useState } from "react";

/** Saves one consent on your server. Resolves to whether it is saved. */
async function save(name: string, given: boolean): Promise<boolean> {
  try {
    const response = await fetch(`/api/consents/${name}`, { method: "PUT", body: JSON.stringify(given) });
    return response.ok;
  } catch {
    return false;
  }
}

/** The customer's consents. A switch that could not be saved goes back, and says so. */
export function ConsentsPage({ consents: { consents: saved, texts } }: { consents: KnownConsents<string> }) {
  const [consents, setConsents] = useState(saved);
  const [marks, setMarks] = useState<ConsentMarks<string>>({});
  const change = async (name: string, given: boolean) => {
    setConsents((all) => ({ ...all, [name]: given }));
    setMarks((all) => ({ ...all, [name]: "pending" }));
    const isSaved = await save(name, given);
    setMarks(({ [name]: _, ...others }) => (isSaved ? others : { ...others, [name]: "failed" }));
    if (!isSaved) setConsents((all) => ({ ...all, [name]: !given }));
  };
  return (
    <ConsentsView
      title="Consensi e informative"
      back={{ href: "#profilo", label: "Profilo" }}
      load={loadOf({ consents, texts })}
      marks={marks}
      onChange={change}
      privacyPolicyUrl="#privacy"
    />
  );
}
