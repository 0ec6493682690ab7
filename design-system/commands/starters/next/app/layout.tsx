import "@favilla/design-system/theme/favilla.css";
import "./site.css";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Providers } from "./Providers";

export const metadata = { title: "Le mie bollette", icons: "data:," };

const font = new URL("@favilla/design-system/fonts/figtree-latin-wght-normal.woff2", import.meta.url);

export default function Layout({ children }: { children: ReactNode }) {
  preload(font.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "high" });
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
