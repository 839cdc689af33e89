/** Files that the server has for browsers and for who shows a link; their addresses stay, because others keep them. */
export const SHOP_FILES = {
  icon192: '/icons/icon-192.png',
  icon512: '/icons/icon-512.png',
  maskableIcon: '/icons/icon-maskable-512.png',
  appleIcon: '/icons/apple-touch-icon.png',
  sharePicture: '/icons/share.jpg',
  /** In each language, below its address. */
  manifest: '/manifest.webmanifest',
} as const;
