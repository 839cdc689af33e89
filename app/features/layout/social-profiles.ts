/** Where the shop is followed: fill in your own profiles. */
export const SOCIAL_PROFILES = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'GitHub', url: 'https://github.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];
