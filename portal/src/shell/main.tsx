import { laterFiles } from "./laterFiles.ts";
import { setLoaders } from "./loaders.ts";
import { startPortal } from "./startPortal.tsx";

setLoaders({ ...laterFiles, lists: () => import("./laterFiles.ts?lists") });
startPortal();
