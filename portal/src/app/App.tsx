import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import { type ComponentType, lazy, Suspense } from "react";
import { loginPath } from "../session/leave.ts";
import { useSession } from "../session/session.ts";
import { AppBoundary } from "./AppBoundary.tsx";
import { loadChunk } from "./chunk.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { loadedPages, loadPrivateArea } from "./parts.ts";
import { RouterLink } from "./RouterLink.tsx";
import { ParamsProvider, Redirect, Router, useLocation } from "./router.tsx";
import { offeredRoutes, type PortalRoute, routeAt } from "./routes.ts";
import { linkState, secretLinkOf } from "./secretLinks.ts";
import { useScrollMemory } from "./useScrollMemory.ts";
import { WaitScreen } from "./WaitScreen.tsx";

const PrivateArea = lazy(() => loadChunk("PrivateArea", loadPrivateArea));

const screens = new Map<string, ComponentType>();

function screenOf({ key, page }: PortalRoute) {
  const Screen = screens.get(key) ?? loadedPages.get(page) ?? lazy(() => loadChunk(key, page));
  screens.set(key, Screen);
  return <Screen />;
}

/** A link's page. Followed inside the portal too, its secrets leave the address bar first. */
function LinkScreen({ route }: { route: PortalRoute }) {
  const { pathname, search } = useLocation();
  const link = secretLinkOf(pathname, search);
  return link ? <Redirect to={link.bare} state={linkState(link)} /> : screenOf(route);
}

function UnknownPath() {
  return <Redirect to={useSession() ? "/page-not-found" : "/login"} />;
}

/** A page in its frame. The private ones need a session; without one, sign-in comes first and leads back. */
function Page({ route }: { route: PortalRoute }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (route.area === "public") return <PublicLayout>{route.bare ? <LinkScreen route={route} /> : screenOf(route)}</PublicLayout>;
  if (!session) return <Redirect to={loginPath(pathname + search)} />;
  return <PrivateArea sidebar={route.area === "sidebar"}>{screenOf(route)}</PrivateArea>;
}

function Pages() {
  useScrollMemory();
  const { pathname } = useLocation();
  const found = routeAt(offeredRoutes(), pathname);
  return (
    <Suspense fallback={<WaitScreen />}>
      {found ? (
        <ParamsProvider value={found.params}>
          <Page route={found.route} />
        </ParamsProvider>
      ) : (
        <UnknownPath />
      )}
    </Suspense>
  );
}

/** All that is within the router, with the remote words laid over the local ones. */
export const Portal = ({ words }: { words: MessageOverrides }) => (
  <FavillaProvider link={RouterLink} messages={words}>
    <Pages />
    <LiveRegion />
  </FavillaProvider>
);

/** The whole portal in the browser. */
export const App = ({ words }: { words: MessageOverrides }) => (
  <AppBoundary>
    <Router>
      <Portal words={words} />
    </Router>
  </AppBoundary>
);
