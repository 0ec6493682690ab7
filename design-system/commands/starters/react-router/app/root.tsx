import "@favilla/design-system/theme/favilla.css";
import "./site.css";
import font from "@favilla/design-system/fonts/figtree-latin-wght-normal.woff2?url";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { Providers } from "./Providers";

export const links = () => [
  { rel: "preload", href: font, as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "high" },
];

export default function Root() {
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>
          <main>
            <Outlet />
          </main>
        </Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
