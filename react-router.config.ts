import type { Config } from '@react-router/dev/config';

/** One build per language, each with its own basename and texts. */
const isArabic = process.env.STOREFRONT_LANGUAGE === 'ar';

export default {
  appDirectory: 'app',
  basename: isArabic ? '/ar' : '/',
  buildDirectory: isArabic ? 'build/ar' : 'build/en',
  ssr: true,
  // The client loader of a route is a line of code; in a chunk of its own it would only cost a request.
  splitRouteModules: false,
  // The route table is small: sending it at once saves a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
