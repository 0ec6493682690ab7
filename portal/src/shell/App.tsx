import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import { type MouseEvent, Suspense, useContext, useMemo } from "react";
import { BrowserRouter, Navigate, Outlet, UNSAFE_NavigationContext, useLocation, useRoutes } from "react-router";
import { hrefTo } from "../platform/pages/paths.ts";
import { useDiscreetChoice } from "../platform/session/discreet.ts";
import { loginPath, useSignOut } from "../platform/session/endSession.ts";
import { useSession } from "../platform/session/session.ts";
import { AppBoundary } from "./AppBoundary.tsx";
import { Failure } from "./failurePart.tsx";
import { PublicLayout } from "./frames/PublicLayout.tsx";
import { WaitScreen } from "./frames/WaitScreen.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { pagePart, privateArea } from "./parts.ts";
import { offeredRoutes, type PortalRoute } from "./routes.ts";
import { linkState, secretLinkOf } from "./secretLinks.ts";
import { useScrollMemory } from "./useScrollMemory.ts";

function Screen({ route }: { route: PortalRoute }) {
  const { Component } = pagePart(route);
  return (
    <PageBoundary>
      <Component />
    </PageBoundary>
  );
}

const PublicFrame = () => (
  <PublicLayout>
    <Outlet />
  </PublicLayout>
);

/** The frame of private pages. Without a session it redirects to the sign-in page, which leads back. */
function PrivateFrame({ sidebar }: { sidebar: boolean }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  // Another address alone draws nothing of the frame anew.
  const area = useMemo(
    () => (
      <PageBoundary frame={PublicLayout}>
        <privateArea.Component sidebar={sidebar}>
          <Outlet />
        </privateArea.Component>
      </PageBoundary>
    ),
    [sidebar],
  );
  return session ? area : <Navigate replace to={loginPath(pathname + search)} />;
}

function UnknownPath() {
  return <Navigate replace to={hrefTo(useSession() ? "notFoundPage" : "login")} />;
}

/** Returns the pages of this installation in their frames, as routes of the router. */
function routeObjects() {
  const offered = offeredRoutes();
  const pagesOf = (area: PortalRoute["area"]) =>
    offered.filter((route) => route.area === area).map((route) => ({ path: route.path, element: <Screen route={route} /> }));
  return [
    { element: <PublicFrame />, children: pagesOf("public") },
    { element: <PrivateFrame sidebar />, children: pagesOf("sidebar") },
    { element: <PrivateFrame sidebar={false} />, children: pagesOf("bare") },
  ];
}

/**
 * The link component for the library: the router's way for the portal's paths, a plain link for other addresses. The router's own `Link` and
 * its hooks follow the address, so that each change of it would draw every link of the page anew.
 */
function RouterLink({ href, onClick, ...rest }: LinkSlotProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A link to the shown address is no step back.
    navigator[pathname + search + hash === href ? "replace" : "push"](href);
  };
  return <a {...rest} href={href} onClick={/^\/(?![/\\])/.test(href) ? follow : onClick} />;
}

function Pages() {
  useScrollMemory();
  const { pathname, search } = useLocation();
  // A link opened inside the portal also loses its secrets in the address bar before its page is shown.
  const link = secretLinkOf(pathname, search);
  const page = useRoutes(routeObjects());
  const signOut = useSignOut();
  if (signOut?.offline) return <Failure>{({ SessionEnded }) => <SessionEnded signIn={signOut.signIn} />}</Failure>;
  // Not the sign-in page of this document: the next document would drop the text typed into it.
  if (signOut) return <WaitScreen leaving />;
  if (link) return <Navigate replace to={link.bare} state={linkState(link)} />;
  return <Suspense fallback={<WaitScreen />}>{page ?? <UnknownPath />}</Suspense>;
}

/** Everything inside the router. */
export const Portal = () => (
  <LanguageProvider link={RouterLink} discreet={useDiscreetChoice()}>
    <Pages />
    <LiveRegion />
  </LanguageProvider>
);

/** The whole portal in the browser. */
export const App = () => (
  <AppBoundary>
    <BrowserRouter>
      <Portal />
    </BrowserRouter>
  </AppBoundary>
);
