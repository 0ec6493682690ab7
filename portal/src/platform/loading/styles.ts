/** Applies a stylesheet anew, at the end of the document's. */
const apply = (old: HTMLLinkElement): Promise<void> =>
  new Promise<void>((done, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = old.href;
    link.onload = () => done();
    link.onerror = () => fail(new Error(`${link.href} could not be loaded`));
    document.head.append(link);
  }).finally(() => old.remove());

let applying: Promise<unknown> | undefined;

/**
 * Applies the stylesheets that early.js preloads for the first page, and requests those again that have not arrived, which the bundler
 * does only once: what needs them is not shown without. Rejects if one does not arrive.
 */
export function applyStyles(): Promise<unknown> {
  if (typeof document === "undefined") return Promise.resolve();
  applying ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>("link[as=style], link[data-missing]")].map(apply)).finally(() => {
    applying = undefined;
  });
  return applying;
}
