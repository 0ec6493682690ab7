import { Bills } from "./Bills";
import { Providers } from "./Providers";

export const App = () => (
  <Providers>
    <main>
      <Bills />
    </main>
  </Providers>
);
