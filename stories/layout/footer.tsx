import shipped from "../../portal/public/config.json?raw";
import { parseConfig, setConfig } from "../../portal/src/platform/config/config.ts";
import { PortalFooter } from "../../portal/src/shell/frames/PortalFooter.tsx";

setConfig(parseConfig(shipped));

/** The portal's own footer, with the configuration that it is shipped with. */
export const footer = <PortalFooter />;
