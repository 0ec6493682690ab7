import { provideForRequest } from "@favilla/design-system/theme/provideForRequest";
import Link from "next/link";
import { Bills } from "./Bills";

export default function Page() {
  // A server draws the page, which takes nothing from Providers.tsx.
  provideForRequest({ link: Link });
  return <Bills />;
}
