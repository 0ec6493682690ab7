import { expect, it } from "vitest";
import { parseContractRules } from "./rules.ts";

it("[SU-43] the address of the comparison is https and has a place for the code", () => {
  expect(parseContractRules({ compareUrl: "https://offerte.example/{code}" })).toEqual({ compareUrl: "https://offerte.example/{code}" });
  expect(parseContractRules({})).toEqual({});
  for (const [wrong, message] of [
    [{ compareUrl: "https://offerte.example/" }, "contract: compareUrl: must be https, with {code}"],
    [{ compareUrl: "http://offerte.example/{code}" }, "contract: compareUrl: must be https, with {code}"],
    [{ compare: true }, "contract: compare: is no field"],
  ] as const)
    expect(() => parseContractRules(wrong)).toThrow(message);
});
