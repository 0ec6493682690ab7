import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { SuppliesView } from "./SuppliesView.tsx";
import { useSupplies } from "./useSupplies.ts";

/** All the supplies: `SuppliesView` with what the servers say. */
export default function SuppliesPage() {
  const { supplies: title } = useMessages(pagesMessages);
  usePage(title);
  return <SuppliesView supplies={useSupplies()} />;
}
