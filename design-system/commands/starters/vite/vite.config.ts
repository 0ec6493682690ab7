import { preloadFont } from "@favilla/design-system/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [preloadFont(), react()] });
