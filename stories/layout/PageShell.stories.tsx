import { Announcements } from "@favilla/design-system/access/Announcements.tsx";
import { SessionWarning } from "@favilla/design-system/access/SessionWarning.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { AnnouncementBanner } from "@favilla/design-system/feedback/AnnouncementBanner.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { SideMenu } from "@favilla/design-system/layout/SideMenu.tsx";
import { Grid, Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { brandLogo, footer, longName, mainItems, readingPanel, signedInHeader } from "./sample.tsx";

const supplies = ["Casa di Bologna", "Via dei Tigli 14", "Casa al mare"];

const home = (
  <>
    <PageHeader title="Ciao Giulia" />
    {readingPanel}
    <Stack as="ul" gap={3}>
      {supplies.map((supply) => (
        <Card as="li" key={supply}>
          {supply}
        </Card>
      ))}
    </Stack>
    <Grid gap={5}>
      {supplies.map((supply) => (
        <Card key={supply}>{supply}</Card>
      ))}
    </Grid>
  </>
);

const longPage = (
  <>
    <PageHeader title="Bollette" />
    {Array.from({ length: 24 }, (_, index) => (
      <Card key={supplies[index] ?? `bolletta-${index}`}>
        <Button variant="ghost">Scarica la bolletta {index + 1}</Button>
      </Card>
    ))}
  </>
);

const meta = {
  title: "Layout/PageShell",
  component: PageShell,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { header: undefined, menu: <SideMenu items={mainItems} />, footer, children: home },
  render: (args, { globals }) => <PageShell {...args} header={args.header ?? signedInHeader({ brand: brandLogo(globals["brand"]) })} />,
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const narrow = { viewport: { value: "narrow" } };

export const SignedIn: Story = {
  tags: ["pattern:skip-link", "pattern:navigation"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const role of ["banner", "main", "contentinfo"]) await expect(page.getByRole(role)).toBeInTheDocument();
    const menu = within(page.getByRole("navigation", { name: "Menu principale" }));
    await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation", { name: "Menu principale" })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: narrow,
  args: { header: signedInHeader({ user: { name: longName, href: "#profilo" }, notifications: { count: 120, href: "#notifiche" } }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A page without menu, such as the change of the payment method (RT-02). */
export const WithoutMenu: Story = { args: { menu: undefined } };

export const Guest: Story = {
  tags: ["pattern:skip-link"],
  args: { menu: undefined, header: <GuestHeader homeHref="#login" loginHref="#login" showLogin /> },
};

export const WithAnnouncement: Story = {
  args: {
    announcement: (
      <AnnouncementBanner
        severity="warning"
        title="Domenica siamo in manutenzione"
        text="Dalle 6 alle 9 di domenica 29 novembre l’area clienti non sarà raggiungibile."
      />
    ),
  },
};

const dismiss = fn();
const maintenance = {
  severity: "warning" as const,
  title: "Domenica siamo in manutenzione",
  text: "Dalle 6 alle 9 di domenica 29 novembre l’area clienti non sarà raggiungibile.",
};

/** All that may stand above a page: why it opened, the site's announcements, a browser that stores nothing. */
export const Messages: Story = {
  name: "All messages above a page [CH-17, AC-20]",
  globals: narrow,
  tags: ["pattern:button"],
  args: {
    menu: undefined,
    header: <GuestHeader homeHref="#login" loginHref="#login" showLogin />,
    announcement: <Announcements items={[maintenance]} notStored reason="expired" back onDismiss={dismiss} />,
  },
  play: async ({ canvasElement }) => {
    const above = within(within(canvasElement).getByRole("complementary", { name: "Avvisi" }));
    await expect(above.getByText("Accedi di nuovo: torni dove eri rimasto.")).toBeVisible();
    await expect(above.getByText("Non possiamo ricordare il tuo accesso")).toBeVisible();
    above.getByRole("button").focus();
    await press("{Enter}");
    await expect(dismiss).toHaveBeenCalledWith(maintenance.title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const session = { onExtend: fn(), onDismiss: fn() };

/** The session ends soon: focus is on the title, so that a key meant for a field presses nothing. */
export const SessionEnds: Story = {
  name: "The session is about to end [AC-19]",
  globals: narrow,
  tags: ["pattern:dialog"],
  args: {
    children: (
      <>
        {home}
        <SessionWarning left={110_000} extending={false} {...session} />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Vuoi restare nell’area clienti?" });
    await expect(dialog).toHaveAccessibleDescription(/tra meno di 2 minuti/);
    await waitFor(() => expect(within(dialog).getByRole("heading")).toHaveFocus());
    await press("{Enter}");
    await expect(session.onExtend).not.toHaveBeenCalled();
    within(dialog).getByRole("button", { name: "Resta" }).focus();
    await press("{Enter}");
    await expect(session.onExtend).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole("button", { name: "Non ora" }));
    await expect(session.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The first Tab shows the skip link, Enter moves focus into the page. */
export const Keyboard: Story = {
  name: "Keyboard: skip link [DS-03]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    const skip = page.getByRole("link", { name: "Vai al contenuto" });
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).clipPath).toBe("none");
    await userEvent.keyboard("{Enter}");
    await expect(page.getByRole("main")).toHaveFocus();
    await expect(location.hash).toBe("");
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Invia la lettura" })).toHaveFocus();
  },
};

/** While content is on its way the footer is seen only if something in it has focus. */
export const Busy: Story = {
  name: "Busy: footer [CH-36]",
  args: {
    children: (
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
    ),
  },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    await expect(getComputedStyle(footer).opacity).toBe("0");
    within(footer).getAllByRole("link")[0]?.focus();
    await waitFor(() => expect(getComputedStyle(footer).opacity).toBe("1"));
  },
};

/** Up to 40 px of scrolling the header moves with the page, beyond it is pinned; nothing else moves. */
export const Pinned: Story = {
  name: "Pinned [CH-09]",
  args: { children: longPage },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const header = page.getByRole("banner");
    const title = page.getByRole("heading", { level: 1 });
    const place = () => title.getBoundingClientRect().top + scrollY;
    // The font's arrival may move the title too.
    await document.fonts.ready;
    const [before, pinned] = [place(), () => expect(header).toHaveAttribute("data-stuck")];
    scrollTo(0, 40);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(-40));
    await expect(header).not.toHaveAttribute("data-stuck");
    scrollTo(0, 41);
    await waitFor(pinned);
    await expect(getComputedStyle(header).position).toBe("sticky");
    await expect(place()).toBe(before);
    scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute("data-stuck"));
  },
};

/** The menu is sticky only if it fits: in a window higher than 891 px. */
export const MenuStays: Story = {
  name: "Menu stays in view above 891 px [CH-09]",
  args: { children: longPage },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole("navigation", { name: "Menu principale" });
    await expect(getComputedStyle(menu).position).toBe(innerHeight > 891 ? "sticky" : "static");
  },
};

/** A focused element is never covered by the pinned header (WCAG 2.4.11). */
export const FocusInView: Story = {
  name: "Focus never covered [DS-10]",
  args: { children: longPage },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const header = page.getByRole("banner");
    scrollTo(0, 900);
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    const buttons = page.getAllByRole("button", { name: /Scarica/ });
    buttons.at(-1)?.focus();
    for (let step = 0; step < 12; step++) {
      await userEvent.tab({ shift: true });
      const box = (document.activeElement as HTMLElement).getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
    }
  },
};
