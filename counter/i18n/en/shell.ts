/** The frame around all screens. */
export const shell = {
  name: 'Counter',
  mainMenu: 'Main menu',
  skipToContent: 'Skip to content',
  search: 'Search',
  searchPlaceholder: 'Go to a screen, or do something…',
  nothingFound: 'Nothing matches. Try another word.',
  screens: {
    title: 'Screens',
    home: 'Home',
    orders: 'Orders',
    returns: 'Returns',
    team: 'Team',
    audit: 'Audit log',
    account: 'My account',
  },
  actions: { title: 'Actions', toLanguage: 'العربية: switch to Arabic', storefront: 'Open the shop' },
  preferences: 'Language and theme',
  language: 'Language',
  languages: { en: 'English', ar: 'العربية' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Like the device' },
};
