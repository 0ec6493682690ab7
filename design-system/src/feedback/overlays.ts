export { ErrorDialog } from "../overlays/ErrorDialog.tsx";
export { LoadingOverlay } from "./LoadingOverlay.tsx";
