import "@favilla/design-system/theme/favilla.css";
import "./site.css";
import type { ReactNode } from "react";
import { Providers } from "./Providers";

export const metadata = { title: "Le mie bollette", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it">
      <body>
        <Providers>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  );
}
