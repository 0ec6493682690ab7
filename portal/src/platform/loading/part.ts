import { importAgain } from "@favilla/design-system/theme/importAgain.ts";
import { type ComponentType, createElement, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { visit } from "../session/storage.ts";
import { spaced } from "./spaced.ts";

/** Thrown if a part of the portal could not be loaded, not even after a reload: a deployment removed it, or there is no network. */
export class PartError extends Error {
  override readonly name = "PartError";
  /** Allows the part's component to request it again. Without this call it throws the same error at each render. */
  readonly forget: () => void;

  constructor(part: string, forget: () => void, cause: unknown) {
    super(`${part} could not be loaded`, { cause });
    this.forget = forget;
  }
}

type Exported<Module, Name> = Name extends keyof Module ? Module[Name] : Module extends { default: infer Page } ? Page : never;

/** Code that is loaded later than the page that uses it. */
export interface LateModule<Module> {
  /** Loads the module for immediate use. Rejects with a `PartError`. */
  load(): Promise<Module>;
  /** Fetches the module before it is needed. Resolves to false if that failed; `load` and `Component` then retry. */
  preload(): Promise<boolean>;
  /** Returns the module if it is loaded. */
  loaded(): Module | undefined;
}

export interface Part<Module, Name extends string> extends LateModule<Module> {
  /** The module's export with the part's name, or its default export. While it loads, the nearest Suspense shows its fallback. */
  readonly Component: Exported<Module, Name>;
}

const Nothing = () => null;

interface Options {
  /**
   * True if the page works without the part: after a failure nothing is reloaded, and its component renders nothing until the module is
   * there. It requests it again when it is rendered, at first after a second, then less and less often.
   */
  optional?: boolean;
}

/** Key of the note in session storage that a reload was requested for a part. */
const noteOf = (name: string) => `favilla.reloaded.${name}`;

/** Milliseconds after which a requested reload has evidently not happened. Then the page shows the failure. */
const reloadTime = 10_000;

/**
 * Reloads the page once for each part, because a deployment may have removed its file. Resolves if it was not reloaded.
 * @param name name of the part
 */
export async function reloadOnce(name: string): Promise<void> {
  const note = noteOf(name);
  if (navigator.onLine && visit.get(note) === null) {
    visit.set(note, "1");
    // A note in memory would not survive the reload, and the page would reload forever.
    if (visit.persistent()) {
      window.location.reload();
      return new Promise((resolve) => setTimeout(resolve, reloadTime));
    }
  }
  visit.remove(note);
}

/**
 * Declares a part that is loaded later, in one of three ways: as a `Component` under Suspense, on a press with `usePart`, or in advance
 * with `preload`. If a deployment has removed the part's file, the page is reloaded once to get the new version. A note in session storage
 * prevents a second reload for the same part. Without a network nothing is reloaded.
 *
 *     const filter = part("BillFilterDrawer", () => import("./BillFilterDrawer.tsx"));
 */
export function part<Name extends string, Module>(
  name: Name,
  request: () => Promise<Module>,
  { optional = false }: Options = {},
): Part<Module, Name> {
  const importModule = importAgain(request);
  let module: Module | undefined;
  let late: ComponentType | undefined;
  const waiting = new Set<() => void>();

  const receive = async (): Promise<Module> => {
    module = await importModule();
    for (const tell of waiting) tell();
    // If a later deployment removes it again, another reload is allowed.
    visit.remove(noteOf(name));
    return module;
  };
  const load = async (): Promise<Module> => {
    try {
      return await receive();
    } catch (cause) {
      await reloadOnce(name);
      throw new PartError(name, () => (late = undefined), cause);
    }
  };
  const preload = () =>
    receive().then(
      () => true,
      () => false,
    );
  const tryAgain = spaced(() => void preload());
  const exported = (): ComponentType => {
    const exports = module as Record<string, ComponentType> | undefined;
    return exports?.[name] ?? exports?.["default"] ?? Nothing;
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => void waiting.delete(tell);
  };
  /** Stands for an optional part that could not be loaded. */
  const Awaited = (props: object) => {
    const found = useSyncExternalStore(
      subscribe,
      () => module,
      () => module,
    );
    useEffect(() => {
      if (!found && navigator.onLine) tryAgain();
    });
    return found ? createElement(exported(), props) : null;
  };
  const typeNow = (): ComponentType => {
    if (module) return exported();
    late ??= lazy(async () => {
      const isThere = await (optional ? preload() : load());
      return { default: isThere ? exported() : Awaited };
    });
    return late;
  };
  const Component = (props: object) => {
    // React can finish the same render once the module is there. If the type changed after that, all that was typed would be lost.
    const [type] = useState(typeNow);
    return createElement(type, props);
  };
  return { Component: Component as Exported<Module, Name>, load, preload, loaded: () => module };
}
