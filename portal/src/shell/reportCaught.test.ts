import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { expect, it, vi } from "vitest";
import { setOnError } from "../platform/errors/errorPort.ts";
import { AppBoundary } from "./AppBoundary.tsx";
import { reportCaught } from "./reportCaught.ts";

it("[AP-16] an error that a boundary has caught is reported, masked, with what has failed", () => {
  const onError = vi.fn();
  setOnError(onError);
  const error = new Error("no page for giulia@esempio.it");
  reportCaught(error, { errorBoundary: new AppBoundary({ children: null }) });
  reportCaught(error, { errorBoundary: new PanelBoundary({ children: null }) });
  expect(onError.mock.calls.map(([code, name, { what }]) => [code, name, what])).toEqual([
    [0, "Unknown", "a page failed"],
    [0, "Unknown", "a part of a page failed"],
  ]);
  expect(JSON.stringify(onError.mock.calls)).toContain("no page for [e-mail]");
});
