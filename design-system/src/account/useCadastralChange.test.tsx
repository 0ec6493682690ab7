import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { CadastralData, CadastralFacts } from "./cadastral.ts";
import type { CadastralAnswer } from "./cadastralState.ts";
import { type CadastralChange, useCadastralChange } from "./useCadastralChange.ts";

const data: CadastralData = { holderTitle: "owner", city: "Rimini", urbanSection: "", sheet: "12", particle: "345", subordinate: "" };
const facts: CadastralFacts = { ...data, urbanSection: null, subordinate: null, changeStatus: null, lastChangeRequestDate: null };

function begin(answer: CadastralAnswer, current: CadastralFacts | undefined = facts) {
  const given = {
    draft: { found: undefined, keep: vi.fn(), drop: vi.fn() },
    onSave: vi.fn(async (_data: CadastralData) => answer),
    onLeave: vi.fn(),
  };
  let change: CadastralChange | undefined;
  const Probe = () => {
    change = useCadastralChange(current, given);
    return null;
  };
  renderToString(<Probe />);
  return { change: change as CadastralChange, given };
}

it("[CD-03] [CD-06] the validated data are sent once, and the draft stays until they have arrived", async () => {
  const other = { ...data, sheet: "63" };
  const { change, given } = begin({ outcome: "success" });
  await Promise.all([change.onSubmit(other), change.onSubmit(other)]);
  await change.onSubmit(other);
  expect(given.onSave).toHaveBeenCalledExactlyOnceWith(other);
  expect(given.draft.drop).toHaveBeenCalledOnce();
  const lost = begin({ outcome: "unknown", error: new Error("no") });
  await lost.change.onSubmit(other);
  await lost.change.onSubmit(other);
  expect(lost.given.onSave).toHaveBeenCalledTimes(2);
  expect(lost.given.draft.drop).not.toHaveBeenCalled();
});

it("[CD-03] data that are as saved are not sent, unless the servers refused them before", async () => {
  const same = begin({ outcome: "success" });
  await same.change.onSubmit(data);
  expect(same.given.onSave).not.toHaveBeenCalled();
  expect(same.given.onLeave).toHaveBeenCalledOnce();
  const refused = begin({ outcome: "success" }, { ...facts, changeStatus: "Inactive" });
  await refused.change.onSubmit(data);
  expect(refused.given.onSave).toHaveBeenCalledExactlyOnceWith(data);
});
