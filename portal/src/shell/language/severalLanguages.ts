export { followLanguage, loadFirstLanguage, showWithoutServers } from "./choose.ts";
export { PortalLanguages } from "./PortalLanguages.tsx";
