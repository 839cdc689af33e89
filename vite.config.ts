import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const language = process.env.STOREFRONT_LANGUAGE === 'ar' ? 'ar' : 'en';

const VENDOR_MODULES = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
/** Features that most screens use. Guest carts are left out: only visitors of shops with GUEST_CART=on load them. */
const COMMON_PARTS =
  /lucide-react|app[\\/](?:ui[\\/](?!dialog)|islands[\\/]|i18n[\\/]\w+[\\/](?:details|toasts)|features[\\/](?:answers|cart(?![\\/]guest)|catalogue(?![\\/]group-screen)|details|layout|navigation|product|screen|session|store|suggest|theme|toasts|wish-list)[\\/])/;
/** Parts of forms, the cart and orders. */
const SHOPPER_PARTS =
  /app[\\/](?:ui[\\/](?:address-lines|exiting-list|field|motion|password-field)|i18n[\\/]\w+[\\/]coupon|features[\\/](?:cart[\\/](?:coupon-field|explain-coupon|sum-order)|screen[\\/]personal-screen))\b|icons[\\/](?:banknote|check|circle-x|clock|eye|eye-off|house|package|tag|trash)\.mjs/;
const FORM_PARTS =
  /app[\\/]features[\\/](?:forms\b|addresses[\\/]\w+-fields)|contract[\\/](?:account|delivery|forms|orders)\b/;
/** Code of forms, orders and legal texts, which most visits never load. */
const RARE_PARTS =
  /app[\\/](?:features|i18n[\\/]\w+)[\\/](?:addresses|checkout|delivery|forms|legal|orders|sign-in)\b|contract[\\/](?:account|delivery|forms|orders)\b/;

export default defineConfig({
  resolve: {
    alias: [{ find: /^#messages\//, replacement: `${import.meta.dirname}/app/i18n/${language}/` }],
  },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The first browsers with light-dark() and @property. For older browsers, both would be compiled to CSS in which
    // a part of a page can't have a theme of its own.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
    rolldownOptions: {
      onwarn(warning, warn) {
        // Fails the build if a message is missing in one language.
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  environments: {
    // Must equal the client's limit, or hydration would find picture URLs that differ from those of the server.
    ssr: { build: { assetsInlineLimit: 0 } },
    client: {
      build: {
        // Inlined pictures would be loaded even by visitors who never see them.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few chunks, instead of one per set of screens that share a module.
              groups: [
                { name: 'vendor', test: VENDOR_MODULES, priority: 2 },
                {
                  name: 'common',
                  test: (id) => COMMON_PARTS.test(id) && !SHOPPER_PARTS.test(id),
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: (id) => !RARE_PARTS.test(id) && !SHOPPER_PARTS.test(id),
                  minShareCount: 3,
                },
                {
                  name: 'forms',
                  test: (id) => FORM_PARTS.test(id) || SHOPPER_PARTS.test(id),
                  minShareCount: 2,
                },
                { name: 'orders', test: /app[\\/](?:features|i18n[\\/]\w+)[\\/]orders\b/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
