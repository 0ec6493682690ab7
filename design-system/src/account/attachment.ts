/** A file that goes with a complaint. */
export interface Attachment {
  name: string;
  /** Media type, of which the file's first bytes are. */
  type: AttachmentType;
  /** Bytes. */
  size: number;
  /** SHA-256 of its bytes, as 64 hexadecimal digits. */
  sha256: string;
  /** Its bytes in Base64. */
  content: string;
}

/** Media types with the first bytes that each file of them has. */
const firstBytes = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type AttachmentType = keyof typeof firstBytes;

export const attachmentTypes = Object.keys(firstBytes) as AttachmentType[];

/** Bytes that all attachments of a complaint may have together: 5 MB. */
export const mostBytes = 5 * 1024 * 1024;
/** Number of attachments of a complaint. */
export const mostAttachments = 5;

/** Reasons for which a file is not taken. `lies` is one whose first bytes are of another type than its name or its browser says. */
export type AttachmentFault = "type" | "lies" | "empty" | "size" | "count" | "unreadable";

/** Media types by the ends of names. */
const namedTypes: Readonly<Record<string, AttachmentType>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** Returns the type of a file by its first bytes. */
const typeOfBytes = (bytes: Uint8Array): AttachmentType | undefined =>
  attachmentTypes.find((type) => firstBytes[type].every((byte, index) => bytes[index] === byte));

/** Returns the types that a file says to have: by its browser, which may know none, and by its name. */
function statedTypes({ name, type }: { name: string; type: string }): string[] {
  const stated = type.toLowerCase();
  const named = namedTypes[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""];
  return [...(stated ? [stated === "image/jpg" ? "image/jpeg" : stated] : []), ...(named ? [named] : [])];
}

/** Returns SHA-256 as hexadecimal digits. */
export async function sha256Of(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Characters that are converted at once: more arguments than some engines take would end in an error. */
const chunk = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += chunk) text += String.fromCharCode(...bytes.subarray(start, start + chunk));
  return btoa(text);
}

/**
 * Reads a file and checks it beside those that are there: its type by its name, its browser and its first bytes, and the size of all. Returns
 * the fault of one that can't be sent.
 */
export async function readAttachment(file: File, others: readonly Attachment[]): Promise<Attachment | AttachmentFault> {
  const { name, size } = file;
  if (others.length >= mostAttachments) return "count";
  if (size + others.reduce((sum, other) => sum + other.size, 0) > mostBytes) return "size";
  if (size === 0) return "empty";
  const stated = statedTypes(file);
  if (stated.some((type) => !(type in firstBytes))) return "type";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOfBytes(bytes);
    if (!type) return stated.length > 0 ? "lies" : "type";
    if (stated.some((each) => each !== type)) return "lies";
    return { name, type, size: bytes.length, sha256: await sha256Of(bytes), content: base64Of(bytes) };
  } catch {
    // The file was moved, or permission for it has ended.
    return "unreadable";
  }
}
