import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { MigrationView } from "./MigrationView.tsx";

/** The end of a migration (AC-12). */
export default function MigrateDonePage() {
  usePage(useMessages(pagesMessages).migrateDone);
  return <MigrationView step="done" />;
}
