/** The table of later files a second time, as a file of its own. */
declare module "*/laterFiles.ts?lists" {
  export const laterFiles: typeof import("./laterFiles.ts").laterFiles;
}
