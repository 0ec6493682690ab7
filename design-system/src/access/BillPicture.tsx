import { useMessages } from "../theme/messages.ts";
import * as styles from "./BillPicture.css.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

/** Shows where the client code is on a bill, as a drawing and in words. */
export function BillPicture() {
  const words = useMessages(registrationMessages);
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} viewBox="0 0 320 190" aria-hidden="true">
        <path className={styles.paper} d="M40 188V12a8 8 0 0 1 8-8h224a8 8 0 0 1 8 8v176" />
        <rect className={styles.logo} x="56" y="20" width="24" height="24" rx="6" />
        <path d="M90 32h38M168 24h84M168 38h60" />
        <rect className={styles.place} x="158" y="50" width="108" height="32" rx="8" />
        <text className={styles.code} x="172" y="71">
          C-100021
        </text>
        <path className={styles.arrow} d="M96 98q40 2 54-22M140 78l11-4 3 12" />
        <path d="M56 116h86M56 132h60M56 156h208M56 172h208M206 116h58M220 132h44" />
      </svg>
      <figcaption className={styles.caption}>{words.picture}</figcaption>
    </figure>
  );
}
