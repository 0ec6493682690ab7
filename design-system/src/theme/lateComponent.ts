import { type ComponentType, createElement, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { importAgain } from "./importAgain.ts";
import { createListeners } from "./listeners.ts";
import { spaced } from "./spaced.ts";

/** Thrown where code could not be loaded that is needed later than its page. */
export class LateError extends Error {
  override readonly name = "LateError";
  /** Name of the part. */
  readonly component: string;
  /** Allows the component to request its code again. Without this call it throws the same error at each render. */
  readonly forget: () => void;

  constructor(component: string, forget: () => void, cause: unknown) {
    super(`${component} could not be loaded`, { cause });
    this.component = component;
    this.forget = forget;
  }
}

type Exported<Module, Name> = Name extends keyof Module ? Module[Name] : Module extends { default: infer Page } ? Page : never;

/** Code that is loaded later than the page that uses it. */
export interface LateModule<Module> {
  /** Loads the module for immediate use. Rejects with a `LateError`. */
  load(): Promise<Module>;
  /** Fetches the module before it is needed. Resolves to false if that failed; `load` and `Component` then retry. */
  preload(): Promise<boolean>;
  /** Returns the module if it is loaded. */
  loaded(): Module | undefined;
}

export interface LatePart<Module, Name extends string> extends LateModule<Module> {
  /** The module's export with the part's name, or its default export. While it loads, the nearest Suspense shows its fallback. */
  readonly Component: Exported<Module, Name>;
}

export interface LateOptions {
  /**
   * True if the page works without the part: after a failure its component renders nothing until the module is there. It requests it again
   * when it is rendered, at first after a second, then less and less often, and when the network is back.
   */
  optional?: boolean;
}

/** Steps of a site around the loading of parts. */
export interface LateSettings {
  /** Requested together with a part, which is not shown without it: stylesheets that have not arrived, for instance. @default nothing */
  alongside?: (name: string) => Promise<unknown> | undefined;
  /** Awaited before a load fails, for instance to reload the page because a deployment may have removed the file. */
  beforeFailure: (name: string) => Promise<void>;
  /** Called when a part has come. */
  onLoaded: (name: string) => void;
}

let settings: LateSettings = { beforeFailure: async () => undefined, onLoaded: () => undefined };

/** Sets the steps of a site around the loading of every part, those of the library's views included. Call it once, before the first render. */
export const setLateSettings = (given: LateSettings): void => {
  settings = given;
};

const Nothing = () => null;

/**
 * Declares a part that is loaded later than its page: as a `Component` under Suspense, by `load` on a press, or in advance by `preload`. If it
 * cannot be loaded, its component throws a `LateError`, which the nearest `PanelBoundary` shows; "Riprova" requests the code again.
 *
 *     const filter = latePart("BillFilterDrawer", () => import("./BillFilterDrawer.tsx"));
 */
export function latePart<Name extends string, Module>(
  name: Name,
  request: () => Promise<Module>,
  { optional = false }: LateOptions = {},
): LatePart<Module, Name> {
  const importModule = importAgain(async () => {
    const [found] = await Promise.all([request(), settings.alongside?.(name)]);
    return found;
  });
  const arrivals = createListeners();
  let module: Module | undefined;
  let late: ComponentType | undefined;

  const receive = async (): Promise<Module> => {
    module = await importModule();
    arrivals.notify();
    settings.onLoaded(name);
    return module;
  };
  const load = async (): Promise<Module> => {
    try {
      return await receive();
    } catch (cause) {
      await settings.beforeFailure(name);
      throw new LateError(name, () => (late = undefined), cause);
    }
  };
  const preload = () =>
    receive().then(
      () => true,
      () => false,
    );
  const tryAgain = spaced(() => void preload());
  const loaded = () => module;
  const exported = (): ComponentType => {
    const exports = module as Record<string, ComponentType> | undefined;
    return exports?.[name] ?? exports?.["default"] ?? Nothing;
  };
  /** Stands for an optional part that could not be loaded. */
  const Awaited = (props: object) => {
    const found = useSyncExternalStore(arrivals.subscribe, loaded, loaded);
    useEffect(() => {
      if (found) return undefined;
      if (navigator.onLine) tryAgain();
      window.addEventListener("online", tryAgain);
      return () => window.removeEventListener("online", tryAgain);
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
    // The type stays while it is mounted, also when the module comes meanwhile: another one would lose what was typed in it.
    const [type] = useState(typeNow);
    return createElement(type, props);
  };
  return { Component: Component as Exported<Module, Name>, load, preload, loaded };
}

/**
 * Declares a component whose code is loaded when it is first rendered: the `Component` of a `latePart`, for a view that needs no more of it.
 *
 *     const NoMatch = lateComponent(() => import("./NoMatch.tsx"), "NoMatch");
 */
export const lateComponent = <Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  options?: LateOptions,
): Module[Name] => latePart(name, load, options).Component as Module[Name];
