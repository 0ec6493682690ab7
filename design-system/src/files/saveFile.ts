/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // Delayed, because iPhones read the file only after the customer has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
