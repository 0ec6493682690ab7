import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const sandbox = { target: process.env["SANDBOX_URL"] ?? "http://127.0.0.1:4010", changeOrigin: false };

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  server: {
    host: "127.0.0.1",
    proxy: { "/api": sandbox, "/admin/api": sandbox, "/sandbox": sandbox },
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
});
