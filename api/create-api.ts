import { Hono } from 'hono';
import { createBackground } from './background.ts';
import { createTaxonomy } from './catalog/taxonomy.ts';
import { openCatalogVersion } from './catalog/version.ts';
import { isDatabaseDown } from './db/is-database-down.ts';
import type { Api, ApiDependencies } from './dependencies.ts';
import { allowAnyOrigin } from './http/any-origin.ts';
import { ApiFailure, answerFailure, failure } from './http/failure.ts';
import { createHotAnswers } from './http/hot-answers.ts';
import { limitBody } from './http/limit-body.ts';
import type { ApiEnv } from './http/types.ts';
import { addressRoutes } from './routes/addresses.ts';
import { authRoutes } from './routes/auth.ts';
import { cartRoutes } from './routes/cart.ts';
import { forgottenPasswordRoutes } from './routes/forgotten-password.ts';
import { groupRoutes } from './routes/groups.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderRoutes } from './routes/orders.ts';
import { payRoutes } from './routes/pay.ts';
import { productRoutes } from './routes/products.ts';
import { referenceRoutes } from './routes/reference.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { userRoutes } from './routes/users.ts';
import { wishListRoutes } from './routes/wish-list.ts';
import { createTokens } from './security/tokens.ts';

/** The provider as a web-standard handler; it never listens. */
export async function createApi(dependencies: ApiDependencies) {
  const { db } = dependencies.database;
  const version = await openCatalogVersion(dependencies.database);
  const api: Api = {
    ...dependencies,
    db,
    version,
    taxonomy: createTaxonomy(db, version),
    hot: createHotAnswers(dependencies, version),
    tokens: createTokens(dependencies.tokenSecret, dependencies.clock),
    background: createBackground(dependencies.log),
  };

  // Not strict: clients end paths with a slash as they like.
  const app = new Hono<ApiEnv>({ strict: false });
  // First: what is in memory has all its headers, and every further step would cost more than it does.
  app.use('/api/v1/*', api.hot.answer);
  app.use('/api/*', allowAnyOrigin);
  app.use('/api/*', limitBody);
  for (const routes of [
    groupRoutes,
    productRoutes,
    reviewRoutes,
    authRoutes,
    forgottenPasswordRoutes,
    userRoutes,
    wishListRoutes,
    addressRoutes,
  ]) {
    app.route('/api/v1', routes(api));
  }
  for (const version of ['v1', 'v2'] as const) {
    app.route(`/api/${version}`, cartRoutes(api, version));
    app.route(`/api/${version}`, orderRoutes(api, version));
  }
  app.route('/api', referenceRoutes());
  app.route('/api', notificationRoutes(api));
  app.route('/pay', payRoutes(api));

  app.notFound((c) => answerFailure(c, failure(404, `There is nothing at ${c.req.method} ${c.req.path}`)));
  app.onError((error, c) => {
    if (error instanceof ApiFailure) return answerFailure(c, error);
    if (isDatabaseDown(error)) {
      api.log.warn({ err: error }, 'the database did not answer');
      return answerFailure(
        c,
        failure(503, 'The shop is busy. Please try again in a moment.', { 'Retry-After': '2' }),
      );
    }
    api.log.error({ err: error, path: c.req.path }, 'a request failed');
    return answerFailure(c, failure(500, 'Something went wrong on our side. Please try again.'));
  });
  return { app, api };
}
