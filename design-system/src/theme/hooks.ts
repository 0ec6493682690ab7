import type { Context } from "react";

/**
 * React's hooks for components that a server component can draw too. There, where React has neither state nor context, the package puts
 * `serverHooks.ts` in the place of this module (`imports` of its package.json, condition `react-server`).
 */
export { createContext, useContext, useEffect, useRef, useState } from "react";

/** False in a server component, whose elements can have no event handlers. */
export const isInteractive = true as boolean;

/** Sets a context's value for one request of a server; a provider does it in a browser. */
export const setContext = <Value>(_context: Context<Value>, _value: Value): void => {};
