import { type ColourMode, Footer } from "@favilla/design-system/layout/Footer.tsx";
import { useState } from "react";

const help = { phone: "800 900 100", hours: "lun – ven, 8 – 20", email: "aiuto@favilla.example" };

const policies = { privacy: "#privacy", cookies: "#cookie", accessibility: "#accessibilita" };

function SiteFooter() {
  const [mode, setMode] = useState<ColourMode>("system");
  return <Footer help={help} policies={policies} mode={{ value: mode, onChange: setMode }} />;
}

/** The footer of a whole page. */
export const footer = <SiteFooter />;
