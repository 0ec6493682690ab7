import { expect, it, vi } from "vitest";

it("[AP-16] reports wait for the port, which is loaded with the first one and tried again with the next, and are masked in their order", async () => {
  const { report, setPortLoader } = await import("./report.ts");
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("no network"));
  load.mockImplementation(() => import("./errorPort.ts"));
  setPortLoader(load);
  report("Api", { email: "anna@esempio.it" });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(logged).not.toHaveBeenCalled();
  report("Unknown", { text: "di anna@esempio.it" });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  report("Login", {});
  expect(logged.mock.calls).toEqual([
    ["[favilla] 1 Api", { email: "[hidden]" }],
    ["[favilla] 0 Unknown", { text: "di [e-mail]" }],
    ["[favilla] 102 Login", {}],
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});
