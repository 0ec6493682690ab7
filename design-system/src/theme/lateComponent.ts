import { type ComponentType, createElement, lazy, useEffect, useState } from "react";
import { importAgain } from "./importAgain.ts";

/** Thrown by a component whose code could not be loaded. */
export class LateError extends Error {
  override readonly name = "LateError";
  readonly component: string;
  /** Allows the component to request its code again. Without this call it throws the same error at each render. */
  readonly forget: () => void;

  constructor(component: string, forget: () => void, cause: unknown) {
    super(`${component} could not be loaded`, { cause });
    this.component = component;
    this.forget = forget;
  }
}

/**
 * Declares a component whose code is loaded when it is first rendered; until it is there, the nearest Suspense shows its fallback. If it
 * cannot be loaded, the nearest `PanelBoundary` says so, and its "Riprova" requests the code again. An `optional` one, which the page works
 * without, then renders nothing, and its code is requested again when it is next rendered and when the network is back.
 *
 *     const NoMatch = lateComponent(() => import("./NoMatch.tsx"), "NoMatch");
 */
export function lateComponent<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  { optional = false }: { optional?: boolean } = {},
): Module[Name] {
  const loadModule = importAgain(load);
  let type: ComponentType | undefined;
  /** Stands for an optional component that could not be loaded. */
  const MissingComponent = (props: object) => {
    const [found, setFound] = useState<ComponentType>();
    useEffect(() => {
      if (found) return undefined;
      const again = () =>
        void loadModule().then(
          (module) => setFound(() => module[name] as ComponentType),
          () => undefined,
        );
      if (navigator.onLine) again();
      window.addEventListener("online", again);
      return () => window.removeEventListener("online", again);
    });
    return found ? createElement(found, props) : null;
  };
  const attempt = async () => {
    try {
      const module = await loadModule();
      return { default: module[name] as ComponentType };
    } catch (cause) {
      if (optional) return { default: MissingComponent };
      throw new LateError(name, () => (type = undefined), cause);
    }
  };
  const LateComponent = (props: object) => {
    // The type stays while it is mounted: another one would lose what was typed in it.
    const [current] = useState(() => (type ??= lazy(attempt)));
    return createElement(current, props);
  };
  return LateComponent as Module[Name];
}
