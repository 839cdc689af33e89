import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The stores of a shopper and their calls, which most visitors never need; but not the door to them. */
const SHOPPER =
  /[\\/](?:cart|cart-(?!door|view)\w+|wish-list|wish-store|create-reader|shop-client|guard-client|remember-if-refused)\.ts$/;

/** By the path inside the project: where it is checked out must not matter. */
function isShell(id: string): boolean {
  const path = id.replace(import.meta.dirname, '');
  return /^[\\/](?:app|node_modules[\\/]lucide-react)[\\/]/.test(path) && !SHOPPER.test(path);
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server names pictures as the browser does, or hydration finds another address.
    ssr: { build: { assetsInlineLimit: 0 } },
    client: {
      build: {
        // A picture inside a script is paid for by who never sees it.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in one piece: measured, it compresses 3 kB better than in many.
                { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'shell', test: isShell, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
});
