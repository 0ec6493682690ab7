import { loadOf } from "@favilla/design-system/data/load.ts";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { SideMenu } from "@favilla/design-system/layout/SideMenu.tsx";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { footer } from "./footer.tsx";
import { brandLogo, mainItems, signedInHeader, stayHere } from "./sample.tsx";

/** The current day in the stories. */
export const today = "2026-11-20";

/** Shows a page of the private area in its frame. */
const inShell =
  (current: string): Decorator =>
  (Page, { globals, parameters }) => (
    <>
      <LiveRegion />
      <PageShell
        header={signedInHeader({ brand: brandLogo(globals["brand"]) })}
        menu={<SideMenu items={mainItems.map((item) => ({ ...item, current: item.key === (parameters["menuItem"] ?? current) }))} />}
        footer={footer}
      >
        <Page />
      </PageShell>
    </>
  );

/** Returns the decorators of a page's stories: the frame, and links that do not navigate. A story of another page sets its `menuItem`. */
export const asPage = (current: string): Decorator[] => [inShell(current), stayHere];

const asGuest: Decorator = (Page) => (
  <PageShell header={<GuestHeader showLogin loginHref="#accedi" homeHref="#accedi" />} footer={footer}>
    <Page />
  </PageShell>
);

/** Decorators of the stories of a page for visitors. */
export const asPublicPage: Decorator[] = [asGuest, stayHere];

/** Helpers for each loading state. */
export const loaded = loadOf;
export const loading = { state: "Loading" } as const;
export const empty = { state: "NoDataFound" } as const;
export const failure = { state: "LoadFailure", error: new Error("no answer"), retry: fn() } as const;

/** Holds what a list with a detail beside it shows while it loads: four rows in the list, and no detail of its own name. */
export const loadsBeside = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible());
  await expect(canvasElement.querySelector("[aria-busy=true]")?.querySelectorAll("li")).toHaveLength(4);
  await expect(within(canvasElement).queryByRole("region", { name: /scelta$/ })).toBeNull();
};
