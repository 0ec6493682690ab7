/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: iPhones read it only when the customer has said yes to the download.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
