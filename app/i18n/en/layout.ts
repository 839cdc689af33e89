/** Texts of the top bar and the footer. */
import { shop } from './common.ts';

export const mainMenu = 'Main';
export const skipToContent = 'Skip to content';
export const menu = 'Menu';
export const home = 'Home';
export const wishList = 'Wish List';
export const products = 'Products';
export const categories = 'Categories';
export const brands = 'Brands';
export const cart = 'Cart';
export const account = 'Account';
export const orders = 'Orders';
export const login = 'Login';
export const signup = 'Signup';
export const logout = 'Logout';
/** A short link text for the other language. */
export const otherLanguage = 'ع';
export const search = 'Search';
export const closeSearch = 'Close search';
export const searchProducts = 'Search products';
/** From the specification. */
export const searchPlaceholder = 'Search...';
export const resources = 'Resources';
export const followMe = 'Follow Me';
export const legal = 'Legal';
export const privacy = 'Privacy Policy';
export const terms = 'Terms & Conditions';
export const theme = 'Theme';
export const themes = { system: 'System', light: 'Light', dark: 'Dark' };
export const copyright = (year: number) => `© ${year} ${shop}. All rights reserved.`;
