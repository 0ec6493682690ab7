import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` that React 18 doesn't warn about on the server, where it never runs. */
export const useCommitEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
