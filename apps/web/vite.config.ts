import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while the pages are served by Vite's own development server. */
const apiServer = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': apiServer } },
  preview: { proxy: { '/api': apiServer } },
  build: {
    // The server's content security policy allows files of its own only: nothing may become a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
