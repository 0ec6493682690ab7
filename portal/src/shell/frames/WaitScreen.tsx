import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import "../../platform/loading/wait.css.ts";

/** The loading screen of index.html, shown until the code of the first page is loaded. */
export function WaitScreen() {
  const { wait } = useMessages(appMessages);
  return (
    <div data-wait="" role="status" aria-busy="true">
      <span aria-hidden="true" />
      <p>{wait}</p>
    </div>
  );
}
