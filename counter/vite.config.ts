import { defineConfig } from 'vite';
import { COUNTER_PATH, STYLE_NONCE } from './page.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: `${COUNTER_PATH}/`,
  // The storefront's development server uses the default directory; the two must not share one.
  cacheDir: '../node_modules/.vite-counter',
  html: { cspNonce: STYLE_NONCE },
  build: {
    outDir: '../build/counter',
    emptyOutDir: true,
    // A test reads the manifest to see which files a screen loads.
    manifest: true,
    // The content security policy does not allow inlined fonts.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
  },
});
