import { build } from 'vite';

/** Builds the service worker into a folder, as one file for both languages. A browser takes a worker as new if a byte of it
 *  differs: its version says from what the build was made. */
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
