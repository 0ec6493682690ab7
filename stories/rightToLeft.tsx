import type { Decorator } from "@storybook/react-vite";

/** In a page that runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
