export { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
export { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
