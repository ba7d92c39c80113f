import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while the pages are served by Vite's own development server. */
const target = process.env.API_URL ?? 'http://localhost:3000';

/** The host stays the browser's: the server refuses calls whose origin is another host's. */
const proxy = { '/api': { target, changeOrigin: false } };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy },
  preview: { proxy },
  worker: { format: 'es' },
  build: {
    // The server's content security policy allows files of its own only: nothing may become a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
