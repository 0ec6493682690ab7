import { expect, it } from "vitest";
import { type Attachment, mostAttachments, mostBytes, readAttachment, sha256Of } from "./attachment.ts";

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const file = (bytes: number[] | Uint8Array<ArrayBuffer>, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const read = (bytes: number[], name: string, type: string, others: readonly Attachment[] = []) =>
  readAttachment(file(bytes, name, type), others);

it("[CL-11] takes a PDF, a JPEG and a PNG by their first bytes, with their hash and their bytes in Base64", async () => {
  const taken = await read(pdf, "Bolletta.PDF", "application/pdf");
  expect(taken).toEqual({
    name: "Bolletta.PDF",
    type: "application/pdf",
    size: 6,
    sha256: "21af8e71c8703196df7fe1ff901869a88fe64c07bbaa83d838efb45a52b4f303",
    content: "JVBERi0x",
  });
  expect(await read(jpeg, "foto.jpg", "image/jpg")).toMatchObject({ type: "image/jpeg" });
  expect(await read(png, "foto", "")).toMatchObject({ type: "image/png" });
});

it("[CL-11] refuses a file that lies about its type, in its name or by its browser, and one of another type", async () => {
  expect(await read(jpeg, "foto.png", "image/png")).toBe("lies");
  expect(await read(jpeg, "foto.pdf", "")).toBe("lies");
  expect(await read(png, "foto.jpg", "image/png")).toBe("lies");
  expect(await read([0x4d, 0x5a, 0x90], "bolletta.pdf", "application/pdf")).toBe("lies");
  expect(await read([0x3c, 0x68], "pagina.html", "text/html")).toBe("type");
  expect(await read([0x4d, 0x5a, 0x90], "programma", "")).toBe("type");
});

it("[CL-11] refuses an empty file, one too many, and those that are more than 5 MB together", async () => {
  expect(await read([], "vuoto.pdf", "application/pdf")).toBe("empty");
  const one = (await read(pdf, "uno.pdf", "application/pdf")) as Attachment;
  expect(await read(pdf, "sei.pdf", "application/pdf", Array(mostAttachments).fill(one))).toBe("count");
  expect(await read(pdf, "due.pdf", "application/pdf", [{ ...one, size: mostBytes - 5 }])).toBe("size");
  expect(await read(pdf, "due.pdf", "application/pdf", [{ ...one, size: mostBytes - 6 }])).toMatchObject({ size: 6 });
  const whole = new Uint8Array(mostBytes);
  whole.set(pdf);
  expect(await readAttachment(file(whole, "grande.pdf", "application/pdf"), [])).toMatchObject({ size: mostBytes });
});

it("[CL-11] says of a file that can't be read any more that it can't", async () => {
  const gone = file(pdf, "uno.pdf", "application/pdf");
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  expect(await readAttachment(gone, [])).toBe("unreadable");
});

it("[CL-13] the hash of a text is that of its bytes in UTF-8", async () => {
  expect(await sha256Of("È così")).toBe("5386690cb6e228713a6a8fe5aff52c257c84323435ff687e725fe5e3c3f629b5");
});
