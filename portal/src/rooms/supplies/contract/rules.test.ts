import { expect, it } from "vitest";
import { parseContractRules } from "./rules.ts";

it("[SU-43] the address of the comparison is https and has a place for the code", () => {
  expect(parseContractRules({ compareUrl: "https://offerte.example/{code}" })).toEqual({ compareUrl: "https://offerte.example/{code}" });
  expect(parseContractRules({})).toEqual({});
  const sourced = { source: "delibera di esempio", checked: "2026-11-02" };
  expect(parseContractRules({ notice: { ...sourced, rise: { months: 3 }, fall: { days: 30 } } }).notice).toMatchObject({
    rise: { months: 3 },
  });
  for (const [wrong, message] of [
    [{ compareUrl: "https://offerte.example/" }, "contract: compareUrl: must be https, with {code}"],
    [{ compareUrl: "http://offerte.example/{code}" }, "contract: compareUrl: must be https, with {code}"],
    [{ notice: { ...sourced, checked: "ieri" } }, "contract: notice.checked: must be a day"],
    [{ notice: { ...sourced, rise: { months: 0 } } }, "contract: notice.rise"],
    [{ notice: { ...sourced, rise: { months: 1, days: 3 } } }, "contract: notice.rise"],
    [{ compare: true }, "compare: is no field"],
  ] as const)
    expect(() => parseContractRules(wrong)).toThrow(message);
});
