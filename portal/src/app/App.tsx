import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import { type ComponentType, lazy, Suspense } from "react";
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { loginPath } from "../session/leave.ts";
import { useSession } from "../session/session.ts";
import { AppBoundary } from "./AppBoundary.tsx";
import { loadChunk } from "./chunk.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { loadedPages, loadPrivateArea } from "./parts.ts";
import { RouterLink } from "./RouterLink.tsx";
import { offeredRoutes, type PortalRoute } from "./routes.ts";
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
  return link ? <Navigate to={link.bare} state={linkState(link)} replace /> : screenOf(route);
}

const inArea = (area: PortalRoute["area"]) =>
  offeredRoutes()
    .filter((route) => route.area === area)
    .map((route) =>
      route.bare ? (
        <Route key={route.key} path={`${route.bare}/*`} element={<LinkScreen route={route} />} />
      ) : (
        <Route key={route.key} path={route.path} element={screenOf(route)} />
      ),
    );

/** The private pages need a session; without one, sign-in comes first and leads back. */
function Guard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return session ? <Outlet /> : <Navigate to={loginPath(pathname + search)} replace />;
}

function UnknownPath() {
  return <Navigate to={useSession() ? "/page-not-found" : "/login"} replace />;
}

function Pages() {
  useScrollMemory();
  return (
    <Suspense fallback={<WaitScreen />}>
      <Routes>
        <Route element={<PublicLayout />}>{inArea("public")}</Route>
        <Route element={<Guard />}>
          <Route element={<PrivateArea sidebar />}>{inArea("sidebar")}</Route>
          <Route element={<PrivateArea sidebar={false} />}>{inArea("bare")}</Route>
        </Route>
        <Route path="*" element={<UnknownPath />} />
      </Routes>
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
    <BrowserRouter>
      <Portal words={words} />
    </BrowserRouter>
  </AppBoundary>
);
