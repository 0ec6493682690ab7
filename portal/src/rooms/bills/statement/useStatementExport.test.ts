import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { decodeStatement, toServerFilter } from "@favilla/design-system/bills/statementQuery.ts";
import { expect, it, vi } from "vitest";
import { renderHook } from "../../../platform/session/testHook.tsx";
import { useStatementExport } from "./useStatementExport.ts";

const download = vi.hoisted(() => ({ failed: undefined as unknown, start: vi.fn() }));
vi.mock("../../../platform/export/useFileDownload.ts", () => ({ useFileDownload: () => download }));

it("[AS-07, BL-20] a retry makes the file that failed, of the documents that were chosen for it", () => {
  const query = decodeStatement(new URLSearchParams());
  const exported = () => renderHook(() => useStatementExport(query, toServerFilter(query.filter), undefined), {}).given;
  const chosen = [{ id: 1 }, { id: 2 }] as AccountBalance[];
  const first = exported();
  expect(first.retry).toBeUndefined();
  first.save("csv", chosen);
  [[download.failed]] = download.start.mock.calls as [[unknown]];
  exported().retry?.();
  expect(download.start).toHaveBeenCalledTimes(2);
  expect(download.start).toHaveBeenLastCalledWith({ format: "csv", chosen }, expect.any(Function));
});
