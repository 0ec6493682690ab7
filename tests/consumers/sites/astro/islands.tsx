import { Bills } from "./Bills";
import { Providers } from "./Providers";
import { Rename } from "./Rename";

// In Astro each island is a tree of its own, so each has its provider.

export const BillsInWords = () => (
  <Providers>
    <Bills />
  </Providers>
);

export const RenameInWords = () => (
  <Providers>
    <Rename />
  </Providers>
);
