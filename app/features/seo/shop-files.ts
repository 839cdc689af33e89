/** Files with stable addresses, without a hash: browsers and link previews remember them. */
export const SHOP_FILES = {
  icon192: '/icons/icon-192.png',
  icon512: '/icons/icon-512.png',
  maskableIcon: '/icons/icon-maskable-512.png',
  appleIcon: '/icons/apple-touch-icon.png',
  sharePicture: '/icons/share.jpg',
  /** One per language, below its basename. */
  manifest: '/manifest.webmanifest',
} as const;
