import { type ReactNode, useEffect, useState } from "react";
import { part, partOfFailures } from "../platform/loading/part.ts";
import { loaders } from "./loaders.ts";

/** The pages of failures, which are fetched after the first page: where they are shown, nothing else may load. */
export const failures = part(partOfFailures, () => loaders().failures());

type Failures = NonNullable<ReturnType<(typeof failures)["loaded"]>>;

/** Shows one of these pages. If they have not come yet, and do not come now, the document says that the portal cannot be opened (early.js). */
export function Failure({ children }: { children: (pages: Failures) => ReactNode }): ReactNode {
  const pages = failures.loaded();
  const [, update] = useState(pages);
  useEffect(() => {
    if (pages) return;
    void failures.preload().then((isThere) => (isThere ? update(failures.loaded()) : dispatchEvent(new Event("start-failed"))));
  }, [pages]);
  return pages && children(pages);
}
