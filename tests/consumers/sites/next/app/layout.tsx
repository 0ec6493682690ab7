import "@favilla/design-system/theme/favilla.css";
import type { ReactNode } from "react";
import { Providers } from "../Providers";

export const metadata = { title: "Bollette", icons: "data:," };

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
