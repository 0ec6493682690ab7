import { Bills } from "./Bills";
import { Providers } from "./Providers";
import { Rename } from "./Rename";

export const App = () => (
  <Providers>
    <main>
      <Bills />
      <Rename />
    </main>
  </Providers>
);
