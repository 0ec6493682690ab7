import { Bills } from "./Bills";
import { Providers } from "./Providers";

/** In Astro each island is a tree of its own, so each has its provider. */
export const BillsWithWords = () => (
  <Providers>
    <Bills />
  </Providers>
);
