/** Tells whether only the library itself imports a module ("theme/hooks"): it has no entry, and is no part of the public surface. */
export const isInternal = (name: string): boolean => /^theme\/(hooks|serverHooks)$/.test(name);
