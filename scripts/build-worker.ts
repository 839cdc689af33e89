import { build } from 'vite';

/**
 * Builds the service worker as one file for both languages. It contains the hash of the build's inputs, because
 * browsers only install a worker whose bytes changed.
 */
export async function buildWorker(folder: string, version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD_VERSION: JSON.stringify(version.slice(0, 16)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: 'app/features/offline/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
