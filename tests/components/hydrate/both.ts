export { hydrateAll } from "./client.tsx";
export { drawAll } from "./server.tsx";
