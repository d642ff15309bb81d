import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { pictures } from './build/pictures.ts';
import { texts } from './build/texts.ts';

/** Where `waterhole serve --port 8000` answers while the client is being worked on. */
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [pictures(), texts(), svelte(), compressed()],
  build: {
    outDir: '../src/waterhole/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content security policy allows neither data: addresses nor inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The texts of the games lie with the games.
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
});
