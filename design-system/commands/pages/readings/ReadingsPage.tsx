import { loadOf } from "@favilla/design-system/data/load.ts";
import { ReadingsView, type ReadingsViewProps, type SupplyReading } from "@favilla/design-system/readings/ReadingsView.tsx";
import { ReadingWalkthrough } from "@favilla/design-system/readings/ReadingWalkthrough.tsx";
import { useState } from "react";

interface ReadingsPageProps {
  /** The supplies that have a meter, those first whose reading can be sent. */
  supplies: readonly SupplyReading[];
  /** The sent readings, newest first. */
  sent: Extract<ReadingsViewProps["sent"], { state: "Loaded" }>["data"];
}

const known = loadOf([]);

/** The readings of all meters, with the guide to reading one. */
export function ReadingsPage({ supplies, sent }: ReadingsPageProps) {
  const [guideOpen, setGuideOpen] = useState(false);
  return (
    <ReadingsView
      title="Autolettura"
      supplies={loadOf(supplies)}
      windows={known}
      latest={known}
      sent={loadOf(sent)}
      onGuide={() => setGuideOpen(true)}
    >
      <ReadingWalkthrough open={guideOpen} onClose={() => setGuideOpen(false)} />
    </ReadingsView>
  );
}
