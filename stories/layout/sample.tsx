import { Button } from "@favilla/design-system/actions/Button.tsx";
import { BellIcon } from "@favilla/design-system/icons/BellIcon.ts";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { GiftIcon } from "@favilla/design-system/icons/GiftIcon.ts";
import { HomeIcon } from "@favilla/design-system/icons/HomeIcon.ts";
import { InboxIcon } from "@favilla/design-system/icons/InboxIcon.ts";
import { PlugIcon } from "@favilla/design-system/icons/PlugIcon.ts";
import { UserIcon } from "@favilla/design-system/icons/UserIcon.ts";
import { UsersIcon } from "@favilla/design-system/icons/UsersIcon.ts";
import { Panel } from "@favilla/design-system/layout/Card.tsx";
import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import { Header, type HeaderProps } from "@favilla/design-system/layout/Header.tsx";
import { Logo } from "@favilla/design-system/layout/Logo.tsx";
import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import type { MenuItem } from "@favilla/design-system/layout/menuItem.ts";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import type { Decorator } from "@storybook/react-vite";
import type { MouseEvent } from "react";

const ignore = () => {};

const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
};

/** Prevents links from navigating, so that a story can press them. */
export const stayHere: Decorator = (Story) => (
  <div onClickCapture={stay}>
    <Story />
  </div>
);

export const customer = "Giulia Esempio";

/** Sixty characters. */
export const longName = "Massimiliano Ferdinando Esempio di Castelfittizio Campionari";

export const mainItems: readonly MenuItem[] = [
  { key: "home", label: "Home", href: "#home", icon: HomeIcon, current: true },
  { key: "selfReading", label: "Autolettura", href: "#autolettura", icon: GaugeIcon },
  { key: "bills", label: "Bollette", href: "#bollette", icon: BillIcon },
  { key: "supplies", label: "Forniture", href: "#forniture", icon: PlugIcon },
  { key: "consumptions", label: "Consumi", href: "#consumi", icon: ChartIcon },
  { key: "requests", label: "Le mie richieste", href: "#richieste", icon: InboxIcon },
  { key: "vouchers", label: "Buoni", href: "#vouchers", icon: GiftIcon },
  { key: "bringAFriend", label: "Porta un amico", href: "#amico", icon: UsersIcon },
];

export const userItems: readonly MenuItem[] = [
  { key: "profileDashboard", label: "Il tuo profilo", href: "#profilo", icon: UserIcon },
  { key: "notifications", label: "Notifiche", href: "#notifiche", icon: BellIcon, badge: 2 },
];

/** The symbol of another retailer: a breath of wind. */
const Breeze = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    <path d="M3 9h10a3 3 0 1 0-3-3M3 13h14a3 3 0 1 1-3 3M3 17h6" />
  </svg>
);

/** Returns the logo of the current brand. */
export const brandLogo = (brand: unknown) => (brand === "brezza" ? <Logo name="Brezza" mark={<Breeze />} /> : <Logo />);

export const signedInHeader = (props: Partial<HeaderProps> = {}) => (
  <Header
    homeHref="#home"
    user={{ name: customer, href: "#profilo" }}
    notifications={{ count: 2, href: "#notifiche" }}
    onLogout={ignore}
    userMenu={<UserMenu name={props.user?.name ?? customer} items={userItems} />}
    menuButton={<MobileMenu items={mainItems} userItems={userItems} onLogout={ignore} />}
    {...props}
  />
);

export const policies = { privacy: "#privacy", cookies: "#cookie" };

export const footer = <Footer policies={policies}>Favilla S.p.A. · Via Fittizia 8, Bologna · P.&nbsp;IVA&nbsp;00000000000</Footer>;

/** A panel with the most important task. */
export const readingPanel = (
  <Panel as="section" tone="night" aria-label="Autolettura">
    <Inline spread gap={4}>
      <Stack gap={1}>
        <Heading headingLevel={2}>È il momento dell’autolettura del gas</Heading>
        <Text tone="muted">Hai tempo fino al 27 novembre: con una lettura vera paghi solo quello che consumi.</Text>
      </Stack>
      <Button>Invia la lettura</Button>
    </Inline>
  </Panel>
);
