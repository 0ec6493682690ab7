import { Button } from "@favilla/design-system/actions/Button.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandLogo, footer } from "./sample.tsx";

const meta = {
  title: "Layout/AuthLayout",
  component: AuthLayout,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    message: "La tua energia, in chiaro.",
    detail: "Bollette, consumi e letture di luce e gas, spiegati una volta per tutte.",
    children: (
      <>
        <PageHeader title="Accedi" description="Luce, gas, bollette e consumi in un posto solo." />
        <Stack gap={4}>
          <Button wide>Accedi</Button>
          <Text>
            Prima volta qui? <Link href="#registrazione">Registrati</Link>
          </Text>
        </Stack>
      </>
    ),
  },
  render: (args, { globals }) => (
    <PageShell header={<GuestHeader brand={brandLogo(globals["brand"])} homeHref="#login" loginHref="#login" />} footer={footer}>
      <AuthLayout {...args} />
    </PageShell>
  ),
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** A single centred column without the brand's message. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const WithoutMessage: Story = { args: { message: undefined } };
