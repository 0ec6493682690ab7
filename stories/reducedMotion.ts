import type {} from "@vitest/browser-playwright";

/** Runs a play function as somebody who asked for less motion; in Storybook's own page the system's setting stays. */
export async function withReducedMotion(run: () => Promise<void>): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return run();
  const { cdp } = await import("vitest/browser");
  const set = (value: string) => cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await set("reduce");
  try {
    await run();
  } finally {
    await set("");
  }
}
