import * as de from "@favilla/design-system/locales/de";
import { provideForRequest } from "@favilla/design-system/theme/provideForRequest";
import type { ReactElement } from "react";
import { ServerPage } from "./serverPage.tsx";

async function German() {
  provideForRequest({ messages: de, locale: "de-IT" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return <ServerPage />;
}

/** Renders the same page for a reader of German and for one of Italian at the same time. */
export async function print(render: (element: ReactElement) => Promise<string>): Promise<string> {
  const [german, italian] = await Promise.all([render(<German />), render(<ServerPage />)]);
  return JSON.stringify({ german, italian });
}
