import "@favilla/design-system/theme/favilla.css";
import "./site.css";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { Providers } from "./Providers";

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
