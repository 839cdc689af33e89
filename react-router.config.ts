import type { Config } from '@react-router/dev/config';

/** One build per language: its screens stand below its own address, and it holds no other language's words. */
const isArabic = process.env.STOREFRONT_LANGUAGE === 'ar';

export default {
  appDirectory: 'app',
  basename: isArabic ? '/ar' : '/',
  buildDirectory: isArabic ? 'build/ar' : 'build/en',
  ssr: true,
  // The route table is small: sending it whole saves a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
