import react from "@astrojs/react";
import { defineConfig } from "astro/config";

// Astro's own toolbar asks for files that Vite has just replaced.
export default defineConfig({ integrations: [react()], devToolbar: { enabled: false } });
