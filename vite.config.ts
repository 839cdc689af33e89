import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const language = process.env.STOREFRONT_LANGUAGE === 'ar' ? 'ar' : 'en';

const VENDOR = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
/** Features that most screens use. */
const COMMON =
  /lucide-react|app[\\/](?:ui[\\/]|islands[\\/]|i18n[\\/]\w+[\\/](?:details|toasts)|features[\\/](?:cart|catalogue|details|layout|loading|product|screen|session|store|suggest|toasts|wish-list)[\\/])/;
/** Forms and orders, which visitors who look around never see. */
const SHOPPER =
  /app[\\/](?:features|i18n[\\/]\w+)[\\/](?:addresses|delivery|forms|governorates|orders|sign-in)\b/;

export default defineConfig({
  resolve: {
    alias: [{ find: /^#messages\//, replacement: `${import.meta.dirname}/app/i18n/${language}/` }],
  },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The first browsers with light-dark() and @property: lowered further, no part of a page could change its theme.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
    rolldownOptions: {
      onwarn(warning, warn) {
        // A message that one language lacks.
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  environments: {
    // As in the browser, or hydration finds other addresses of pictures.
    ssr: { build: { assetsInlineLimit: 0 } },
    client: {
      build: {
        // An inlined picture would be loaded by visitors who never see it.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files, instead of one for every set of screens that share a module.
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                { name: 'common', test: COMMON, minShareCount: 2, priority: 1 },
                { name: 'shared', test: (id) => !SHOPPER.test(id), minShareCount: 3 },
                { name: 'orders', test: /app[\\/]features[\\/]orders[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
