/** Requests that no honest client sends, as fast-check arbitraries. */
import fc from 'fast-check';
import { badText, body, headerText } from './hostile-values.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Ids of others that an attacker may have learnt. */
export type KnownIds = Record<'product' | 'cart' | 'user' | 'address' | 'review' | 'session', string[]>;

/** Paths of API calls, pages and files with hostile ids and queries, and paths that do not exist. */
const path = (ids: KnownIds) => {
  const anyId = fc.constantFrom(...Object.values(ids).flat());
  /** Half of the time an id of the right kind: otherwise no request would reach anybody's data. */
  const idFor = (kind: keyof KnownIds | undefined) =>
    fc.oneof(
      { weight: 4, arbitrary: kind ? fc.constantFrom(...ids[kind]) : anyId },
      { weight: 1, arbitrary: anyId },
      { weight: 3, arbitrary: badText },
    );
  const known = fc.constantFrom(
    '/api/v1/products',
    '/api/v1/products/:product',
    '/api/v1/products/:product/reviews',
    '/api/v1/categories',
    '/api/v1/categories/:id',
    '/api/v1/categories/:id/subcategories',
    '/api/v1/subcategories/:id',
    '/api/v1/brands',
    '/api/v1/brands/:id',
    '/api/v1/reviews',
    '/api/v1/reviews/:review',
    '/api/v1/auth/signup',
    '/api/v1/auth/signin',
    '/api/v1/auth/forgotPasswords',
    '/api/v1/auth/verifyResetCode',
    '/api/v1/auth/resetPassword',
    '/api/v1/auth/verifyToken',
    '/api/v1/users/changeMyPassword',
    '/api/v1/users/updateMe',
    '/api/v1/cart',
    '/api/v1/cart/:product',
    '/api/v2/cart',
    '/api/v2/cart/:product',
    '/api/v2/cart/applyCoupon',
    '/api/v1/wishlist',
    '/api/v1/wishlist/:product',
    '/api/v1/addresses',
    '/api/v1/addresses/:address',
    '/api/v1/orders',
    '/api/v1/orders/:cart',
    '/api/v2/orders/:cart',
    '/api/v1/orders/checkout-session/:cart',
    '/api/v1/orders/user/:user',
    '/api/v1/users',
    '/api/v1/users/:user',
    '/api/docs',
    '/api/v1/openapi.json',
    '/pay/:session',
    '/pay/:session/confirm',
    '/pay/:session/cancel',
    '/api/payments/:id/notify',
  );
  const outsideApi = fc.constantFrom(
    '/',
    '/products',
    '/products/:product',
    '/ar',
    '/_root.data',
    '/__manifest',
    '/media/:id',
    '/media/:id-160.webp',
    '/assets/:id',
    '/favicon.ico',
    '/healthz',
    '/readyz',
  );
  const query = fc.dictionary(
    fc.constantFrom(
      'page',
      'limit',
      'sort',
      'fields',
      'keyword',
      'price[gte]',
      'price[lte]',
      'brand',
      'category',
      'category[in]',
      'category[in][]',
      'subcategory',
      'lang',
      'url',
      '__proto__',
    ),
    badText,
    { maxKeys: 4 },
  );
  // encodeURIComponent throws on a lone surrogate.
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  return fc
    .oneof(
      { weight: 9, arbitrary: known },
      { weight: 1, arbitrary: outsideApi },
      { weight: 1, arbitrary: fc.constantFrom('/api/:id', '/:id') },
    )
    .chain((pattern) => {
      const [, kind = ''] = /:(\w+)/.exec(pattern) ?? [];
      return fc.record({
        pattern: fc.constant(pattern),
        id: idFor(kind in ids ? (kind as keyof KnownIds) : undefined),
        parameters: query,
        end: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom('', '', '', '/') },
          { weight: 1, arbitrary: fc.constantFrom('%00', '%ff', '%zz', '//') },
        ),
      });
    })
    .map(({ pattern, id, parameters, end }) => {
      const search = Object.entries(parameters).map(([key, text]) => `${encode(key)}=${encode(text)}`);
      return `${pattern.replace(/:\w+/, () => encode(id))}${end}${search.length ? `?${search.join('&')}` : ''}`;
    });
};

export const hostileRequests = (ids: KnownIds, token: string): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      method: fc.constantFrom(
        'GET',
        'GET',
        'POST',
        'POST',
        'POST',
        'PUT',
        'PUT',
        'DELETE',
        'DELETE',
        'PATCH',
        'HEAD',
        'OPTIONS',
      ),
      path: path(ids),
      token: fc.oneof(
        { weight: 5, arbitrary: fc.constant(token) },
        { weight: 2, arbitrary: fc.constantFrom('null', 'undefined', '', `${token}x`, 'a.b.c') },
        { weight: 1, arbitrary: headerText },
      ),
      contentType: fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            'application/json; charset=utf-7',
            '',
          ),
        },
        { weight: 1, arbitrary: headerText },
      ),
      extra: fc.dictionary(
        fc.constantFrom(
          'accept-encoding',
          'if-none-match',
          'origin',
          'host',
          'x-forwarded-for',
          'x-forwarded-host',
          'accept',
          'accept-language',
          'x-request-id',
        ),
        headerText,
        { maxKeys: 2 },
      ),
      body,
    })
    .map(({ method, path: target, token: sent, contentType, extra, body: content }) => ({
      method,
      path: target,
      headers: { token: sent, 'content-type': contentType, ...extra },
      body: method === 'GET' || method === 'HEAD' ? undefined : content,
    }));
