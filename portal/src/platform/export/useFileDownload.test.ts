import type { NamedFile } from "@favilla/design-system/files/tableFile.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../errors/errors.ts";
import { renderHook } from "../session/testHook.tsx";
import { useFileDownload } from "./useFileDownload.ts";

const calls = vi.hoisted(() => ({ saveFile: vi.fn(), report: vi.fn() }));
vi.mock("@favilla/design-system/files/saveFile.ts", () => ({ saveFile: calls.saveFile }));
vi.mock("../errors/report.ts", () => ({ reportFailure: calls.report }));
afterEach(() => {
  calls.saveFile.mockReset();
  calls.report.mockReset();
});

const pdf: NamedFile = { file: new Blob(["%PDF"]), name: "bolletta.pdf" };
const download = () => renderHook(() => useFileDownload<string>("invoice download"), {}).given;

/** A file that comes when `arrive` is called. */
function slowFile() {
  const end = { arrive: () => {}, fail: () => {} };
  const file = new Promise<NamedFile>((resolve, reject) => {
    end.arrive = () => resolve(pdf);
    end.fail = () => reject(new Error("cut"));
  });
  return { make: vi.fn((_signal: AbortSignal) => file), arrive: () => end.arrive(), fail: () => end.fail() };
}

describe("[BL-20] a download", () => {
  it("saves the file under its name", async () => {
    expect(await download().start("PDF", async () => pdf)).toBe(true);
    expect(calls.saveFile).toHaveBeenCalledExactlyOnceWith(pdf.file, "bolletta.pdf");
  });

  it("is one at a time; afterwards another may start", async () => {
    const { start } = download();
    const [first, second] = [slowFile(), slowFile()];
    const started = start("PDF", first.make);
    await start("CSV", second.make);
    expect(second.make).not.toHaveBeenCalled();
    first.arrive();
    await started;
    second.arrive();
    await start("CSV", second.make);
    expect(calls.saveFile).toHaveBeenCalledTimes(2);
  });

  it("that fails is reported and saves nothing", async () => {
    const error = new ApiError("500", { reason: "status" });
    expect(await download().start("PDF", () => Promise.reject(error))).toBe(false);
    expect(calls.report).toHaveBeenCalledExactlyOnceWith(error, "invoice download");
    expect(calls.saveFile).not.toHaveBeenCalled();
  });

  it("may end without a file to save", async () => {
    expect(await download().start("PDF", async () => undefined)).toBe(true);
    expect(calls.saveFile).not.toHaveBeenCalled();
  });
});

describe("[BL-30] a cancelled download", () => {
  it.each(["arrive", "fail"] as const)("saves nothing and reports nothing, though the file may %s later", async (end) => {
    const { start, cancel } = download();
    const file = slowFile();
    const started = start("PDF", file.make);
    cancel();
    expect(file.make.mock.calls[0]?.[0].aborted).toBe(true);
    file[end]();
    expect(await started).toBe(true);
    expect(calls.saveFile).not.toHaveBeenCalled();
    expect(calls.report).not.toHaveBeenCalled();
  });

  it("allows another at once, and does not end it", async () => {
    const { start, cancel } = download();
    const [first, second] = [slowFile(), slowFile()];
    const cancelled = start("PDF", first.make);
    cancel();
    const started = start("CSV", second.make);
    first.arrive();
    await cancelled;
    await start("third", slowFile().make);
    second.arrive();
    await started;
    expect(calls.saveFile).toHaveBeenCalledTimes(1);
  });
});
