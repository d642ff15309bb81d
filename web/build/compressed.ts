import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|html|webmanifest)$/;
const WORTH_IT = 1024;

/** Writes a .gz and a .br beside every text file, so that the server only has to pick one. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      for (const file of files(join(config.root, config.build.outDir))) {
        if (!COMPRESSIBLE.test(file) || statSync(file).size < WORTH_IT) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
