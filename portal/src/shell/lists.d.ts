/** The table of routes a second time, as a file of its own. */
declare module "*/routes.ts?lists" {
  export const routes: typeof import("./routes.ts").routes;
}
