import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { isNotFound } from "../../../platform/loading/isNotFound.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useSupplies } from "../../supplies/useSupplies.ts";
import { useSelfReading } from "../useReadings.ts";
import { ReadingSentView } from "./ReadingSentView.tsx";

const justSent = z.object({ sent: z.string() });

/** The receipt of the reading that was just sent. Without one it redirects to the readings (SR-12). */
export default function ReadingSentPage() {
  const state = z.safeParse(justSent, useLocation().state);
  return state.success ? <Receipt id={state.data.sent} /> : <Navigate replace to={hrefTo("selfReading")} />;
}

function Receipt({ id }: { id: string }) {
  const { readingSent: title } = useMessages(pagesMessages);
  const load = useSelfReading(id);
  const supplies = useSupplies();
  usePage(title);
  if (isNotFound(load)) return <Navigate replace to={hrefTo("selfReading")} />;
  return <ReadingSentView load={load} supplies={loaded(supplies)} />;
}
