import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import "../../platform/loading/wait.css.ts";

/**
 * The loading screen of index.html, shown until the code of the first page is loaded.
 * @param leaving true after a sign-out, until the browser has loaded the sign-in page
 */
export function WaitScreen({ leaving = false }: { leaving?: boolean }) {
  const words = useMessages(appMessages);
  return (
    <div data-wait="" role="status" aria-busy="true">
      <span aria-hidden="true" />
      <p>{leaving ? words.leaving : words.wait}</p>
    </div>
  );
}
