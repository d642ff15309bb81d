import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

// What runs in the browser is tested with the browser's modules, in a page that is not drawn.
export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', pool: 'vmThreads', include: ['src/**/*.test.ts'] },
  }),
);
