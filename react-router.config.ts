import type { Config } from '@react-router/dev/config';

/** One build per language, each with its own basename and texts. */
const isArabic = process.env.STOREFRONT_LANGUAGE === 'ar';

export default {
  appDirectory: 'app',
  basename: isArabic ? '/ar' : '/',
  buildDirectory: isArabic ? 'build/ar' : 'build/en',
  ssr: true,
  // A route's client loader is one line of code. In a chunk of its own, it would cost a request.
  splitRouteModules: false,
  // The route table is small: sending it at once saves a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
