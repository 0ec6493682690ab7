import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import "../../platform/loading/wait.css.ts";

/** The same as in index.html, for as long as the first page's own code is on its way. */
export function WaitScreen() {
  const { wait } = useMessages(appMessages);
  return (
    <div data-wait="" role="status" aria-busy="true">
      <span aria-hidden="true" />
      <p>{wait}</p>
    </div>
  );
}
