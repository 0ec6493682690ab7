import { unstable_serialize } from "swr/infinite";
import { expect, it, vi } from "vitest";
import { renderHook } from "../session/testHook.tsx";
import { usePages } from "./usePages.ts";

const entry = vi.hoisted(() => ({ shown: 0 }));
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useLocation: () => ({ pathname: "/bollette", search: "", state: entry }),
  useNavigate: () => () => undefined,
}));

const list = { name: "bills" };
const rows = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => ({ id: first - index }));

function showPages(listed: { items: { id: number }[]; total: number }[]) {
  const pages = listed.map((page) => ({ ...page, received: page.items.length }));
  entry.shown = pages.length * 36;
  const cached = { [unstable_serialize(() => ({ ...list, page: 0 }))]: pages };
  const { given } = renderHook(() => usePages(list, 36, async () => ({ items: rows(1, 1), received: 1, total: 0 })), cached);
  if (given.state !== "Loaded") throw new Error(given.state);
  const { items, total, hasMore } = given.data;
  return { last: items.at(-1)?.id, count: items.length, total, hasMore };
}

it("[BL-08, AP-20] a bill that comes between two pages leaves no older one out: the newest total says whether there are more", () => {
  const before = [{ items: rows(72, 37), total: 72 }];
  expect(showPages(before)).toEqual({ last: 37, count: 36, total: 72, hasMore: true });
  // Bill 73 has come: the second page begins with the last bill of the first.
  const after = [...before, { items: rows(37, 2), total: 73 }];
  expect(showPages(after)).toEqual({ last: 2, count: 71, total: 73, hasMore: true });
  expect(showPages([...after, { items: rows(1, 1), total: 73 }])).toEqual({ last: 1, count: 72, total: 73, hasMore: false });
});
