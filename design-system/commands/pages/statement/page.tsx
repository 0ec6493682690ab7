import { supplies } from "../sample/supplies.ts";
import { documents } from "./documents.ts";
import { StatementPage } from "./StatementPage.tsx";

export default function Page() {
  return <StatementPage documents={documents} supplies={supplies} />;
}
