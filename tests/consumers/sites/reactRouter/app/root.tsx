import "@favilla/design-system/theme/favilla.css";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { Providers } from "../Providers";

export default function Root() {
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
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
        <Scripts />
      </body>
    </html>
  );
}
