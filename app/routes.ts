/** The specification's route table (section 2), and screens of our own. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/main-layout.tsx', [
    index('routes/home.tsx'),
    route('brands', 'routes/brands.tsx'),
    route('categories', 'routes/categories.tsx'),
    route('products', 'routes/products.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('wishList', 'routes/wish-list.tsx'),
    route('product details/:id/:category', 'routes/product-details.tsx'),
    route('shipping address', 'routes/shipping-address.tsx'),
    route('allorders', 'routes/all-orders.tsx'),
    route('track/:token', 'routes/track-order.tsx'),
    route('account', 'routes/account.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('help', 'routes/help.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('forgotten-password', 'routes/forgotten-password.tsx'),
  // All components in all states, for development.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('kitchen-sink', 'routes/kitchen-sink.tsx')]),
] satisfies RouteConfig;
