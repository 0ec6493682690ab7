import { type ComponentType, createElement, use } from "react";
import { visit } from "../session/storage.ts";

/** A part of the portal could not be loaded, not even after a reload: it is gone with a deploy, or there is no network. */
export class PartError extends Error {
  override readonly name = "PartError";
  /** Lets the part's component request it again. Without this call it throws the same error at each render. */
  readonly forget: () => void;

  constructor(part: string, forget: () => void, cause: unknown) {
    super(`${part} could not be loaded`, { cause });
    this.forget = forget;
  }
}

type Exported<Module, Name> = Name extends keyof Module ? Module[Name] : Module extends { default: infer Page } ? Page : never;

/** Code that comes later than the page that uses it. */
export interface LateModule<Module> {
  /** Loads the module for immediate use. Rejects with a `PartError`. */
  load(): Promise<Module>;
  /** Fetches the module before it is needed. Resolves to false where that failed: `load` and `Component` then try again. */
  preload(): Promise<boolean>;
  /** The module, once it has come. */
  loaded(): Module | undefined;
}

export interface Part<Module, Name extends string> extends LateModule<Module> {
  /** The module's export of the part's name, or its default export. The nearest Suspense shows its fallback until it has come. */
  readonly Component: Exported<Module, Name>;
}

interface Options {
  /** The page does without the part if it cannot be loaded: nothing is reloaded, and its component renders nothing. */
  optional?: boolean;
}

/** Milliseconds until a page that is still there has evidently not been reloaded: it then shows the failure. */
const reloadTime = 10_000;

/** Reloads the page on its path, once for each part. Resolves where this did not happen. */
async function reloadOnce(note: string): Promise<void> {
  if (navigator.onLine && visit.get(note) === null) {
    visit.set(note, "1");
    // A note that is only in memory would not survive, and the reloads never end.
    if (visit.persistent()) {
      window.location.reload();
      return new Promise((resolve) => setTimeout(resolve, reloadTime));
    }
  }
  visit.remove(note);
}

/**
 * Declares a part that is loaded later, in one of three ways: as a `Component` under Suspense, on a press with `usePart`, or ahead of
 * both with `preload`. A part that is gone after a deploy causes one reload on the same path, which brings the new version; a note in
 * session storage stops the same part from causing another. Without a network nothing is reloaded.
 *
 *     const filter = part("BillFilterDrawer", () => import("./BillFilterDrawer.tsx"));
 */
export function part<Name extends string, Module>(
  name: Name,
  request: () => Promise<Module>,
  { optional = false }: Options = {},
): Part<Module, Name> {
  const note = `favilla.reloaded.${name}`;
  let module: Module | undefined;
  let shown: Promise<Module | undefined> | undefined;

  const receive = async (): Promise<Module> => {
    module = await request();
    // Should it be gone with a later deploy, a reload helps again.
    visit.remove(note);
    return module;
  };
  const load = async (): Promise<Module> => {
    try {
      return await receive();
    } catch (cause) {
      await reloadOnce(note);
      throw new PartError(name, () => (shown = undefined), cause);
    }
  };
  const preload = () =>
    receive().then(
      () => true,
      () => false,
    );
  const Component = (props: object) => {
    if (!module) shown ??= optional ? preload().then(() => module) : load();
    const loaded = (module ?? (shown && use(shown))) as Record<string, ComponentType> | undefined;
    const exported = loaded?.[name] ?? loaded?.["default"];
    return exported ? createElement(exported, props) : null;
  };
  return { Component: Component as Exported<Module, Name>, load, preload, loaded: () => module };
}
