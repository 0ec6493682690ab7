import { setLoaders } from "./loaders.ts";
import { startFiles } from "./startFiles.ts";
import { startPortal } from "./startPortal.tsx";

setLoaders(startFiles);
startPortal();
