import type { ReactNode } from "react";
import type { Icon } from "./createIcon.tsx";

/** Returns words with a decorative icon before them. Words without an icon stay an only child, which lists draw at less cost. */
export const iconAndWords = (Shape: Icon | undefined, words: ReactNode): ReactNode =>
  Shape ? (
    <>
      <Shape />
      {words}
    </>
  ) : (
    words
  );
