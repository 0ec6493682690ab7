/**
 * All that the first files load later. It stands in a file that no other imports, since it contains the names of built files, which change
 * with each release (docs/adr/0009).
 */
export const startFiles = {
  table: () => import("./laterFiles.ts"),
  failures: () => import("./failures.tsx"),
  announcements: () => import("@favilla/design-system/access/Announcements.tsx"),
  severalLanguages: () => import("./language/severalLanguages.ts"),
  typed: () => import("./start/typed.tsx"),
  startFailure: () => import("./start/StartFailure.tsx"),
  maintenance: () => import("./start/MaintenancePage.tsx"),
  errorPort: () => import("../platform/errors/errorPort.ts"),
  telemetry: () => import("../platform/telemetry/start.ts"),
};

type Table = typeof startFiles;

declare module "./loaders.ts" {
  interface StartFiles extends Table {}
}
