import { expect, it, vi } from "vitest";
import { type LoadFailure, loadOf } from "../data/load.ts";
import { withTexts } from "./consentTexts.ts";

const failed = (): LoadFailure => ({ state: "LoadFailure", error: new Error("500"), retry: vi.fn() });
const loading = { state: "Loading" } as const;

it("[PF-06] consents are shown with their texts alone, since nobody can consent to what is not said", () => {
  expect(withTexts(loadOf("consents"), loadOf("texts"))).toEqual(loadOf({ consents: "consents", texts: "texts" }));
  expect([withTexts(loadOf("consents"), loading), withTexts(loading, loadOf("texts"))]).toEqual([loading, loading]);
  const texts = failed();
  expect(withTexts(loadOf("consents"), texts)).toBe(texts);
});

it("[PF-06] a retry asks for both if both have failed", () => {
  const [consents, texts] = [failed(), failed()];
  const both = withTexts(consents, texts);
  if (both.state === "LoadFailure") both.retry();
  expect([consents.retry, texts.retry].map((retry) => vi.mocked(retry).mock.calls.length)).toEqual([1, 1]);
});
