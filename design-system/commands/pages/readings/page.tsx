import { ReadingsPage } from "./ReadingsPage.tsx";
import { sent, supplies } from "./readings.ts";

export default function Page() {
  return <ReadingsPage supplies={supplies} sent={sent} />;
}
