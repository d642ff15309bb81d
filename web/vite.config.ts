import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { pictures } from './build/pictures.ts';

/** Where `waterhole serve --port 8000` answers while the client is being worked on. */
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [pictures(), svelte(), compressed()],
  build: {
    outDir: '../src/waterhole/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content security policy allows neither data: addresses nor inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
});
