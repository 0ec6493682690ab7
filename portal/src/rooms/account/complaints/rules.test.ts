import { expect, it } from "vitest";
import shipped from "../../../../public/config.json?raw";
import { parseConfig, setConfig } from "../../../platform/config/config.ts";
import { complaintRules, parseComplaintRules } from "./rules.ts";

const sampleRules = {
  source: "Fonte di prova",
  checked: "2026-11-02",
  days: { complaint: 30, rectificationFourMonthly: 90 },
  indemnity: { kinds: ["complaint"], steps: [{ late: 1, euros: 25 }] },
  conciliation: { after: 40, name: "Servizio di prova", href: "https://conciliazione.example" },
};

it("[CL-06] the rules of complaints may leave out each figure", () => {
  expect(parseComplaintRules(sampleRules)).toEqual(sampleRules);
  const least = { source: "x", checked: "2026-11-02", days: {} };
  expect(parseComplaintRules(least)).toEqual(least);
});

it("[CL-06] rules that are half there, or misspelt, are refused with every fault named", () => {
  const faults: [change: object, message: string][] = [
    [{ source: "" }, "source: must not be empty"],
    [{ checked: "2026-02-30" }, "checked: must be a day"],
    [{ days: undefined }, "days: is missing"],
    [{ days: { complaint: 0 } }, "days.complaint: must be a whole number, 1 or more"],
    [{ days: { reclamo: 30 } }, "days.reclamo: is no field"],
    [{ indemnity: { steps: [{ late: 1, euros: 25 }] } }, "indemnity.kinds: is missing"],
    [{ indemnity: { kinds: ["other"], steps: [{ late: 1, euros: 25 }] } }, "indemnity.kinds.0: must be one of"],
    [{ indemnity: { kinds: ["complaint"], steps: [] } }, "indemnity.steps: must have one"],
    [{ indemnity: { kinds: ["complaint"], steps: [{ late: 1, euros: -1 }] } }, "indemnity.steps.0.euros: must be 0 or more"],
    [{ conciliation: { after: 40, name: "x", href: "javascript:alert(1)" } }, "conciliation.href: must be a path or an https address"],
    [{ conciliation: { after: 40, name: "x" } }, "conciliation.href: is missing"],
  ];
  for (const [change, message] of faults)
    expect(() => parseComplaintRules({ ...sampleRules, ...change }), message).toThrow(
      new RegExp(`^complaints: .*${message.replaceAll(".", "\\.")}`),
    );
  for (const value of [null, true, [], "x"]) expect(() => parseComplaintRules(value), String(value)).toThrow("complaints: the whole: ");
});

it("[CL-06] without rules, and with wrong ones, nothing is said of days", () => {
  const configured = (complaints: unknown) => {
    setConfig(parseConfig(JSON.stringify({ ...JSON.parse(shipped), complaints })));
    return complaintRules();
  };
  expect(configured(undefined)).toBeUndefined();
  expect(configured({ ...sampleRules, days: { complaint: "30" } })).toBeUndefined();
  expect(configured(sampleRules)).toEqual(sampleRules);
});
