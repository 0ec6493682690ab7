import type { Decorator } from "@storybook/react-vite";

/** Shows a story in right-to-left text direction. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
