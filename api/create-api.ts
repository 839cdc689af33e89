import { Hono } from 'hono';
import type { ApiEnv } from '#api/dependencies.ts';
import { addressRoutes } from './account/address-routes.ts';
import { authRoutes } from './account/auth-routes.ts';
import { forgottenPasswordRoutes } from './account/forgotten-password-routes.ts';
import { userRoutes } from './account/user-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { groupRoutes } from './catalogue/group-routes.ts';
import { productRoutes } from './catalogue/product-routes.ts';
import { createTaxonomy } from './catalogue/taxonomy.ts';
import { followVersion, openCatalogueVersion } from './catalogue/version.ts';
import type { Api, ApiDependencies } from './dependencies.ts';
import { orderRoutes } from './orders/routes.ts';
import { payRoutes } from './payments/card-page-routes.ts';
import { notificationRoutes } from './payments/notification-routes.ts';
import { createHotAnswers } from './platform/caches/hot-answers.ts';
import { isDatabaseDown } from './platform/database/errors.ts';
import { allowAnyOrigin } from './platform/http/cors.ts';
import { limitBody } from './platform/http/limit-body.ts';
import { ApiFailure, answerFailure, failure } from './platform/http/refusal.ts';
import { createBackground } from './platform/jobs.ts';
import { createTokens } from './platform/security/tokens.ts';
import { referenceRoutes } from './reference/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { wishListRoutes } from './wish-list/routes.ts';

/** The provider as a web-standard handler; it never listens. */
export async function createApi(dependencies: ApiDependencies) {
  const { db } = dependencies.database;
  const version = await openCatalogueVersion(dependencies.database);
  const api: Api = {
    ...dependencies,
    db,
    version,
    taxonomy: createTaxonomy(db, version),
    hot: createHotAnswers(followVersion(version, dependencies), { isOn: dependencies.settings.isCacheOn }),
    tokens: createTokens(dependencies.tokenSecret, dependencies.clock),
    background: createBackground(dependencies.log),
  };

  // Not strict: clients end paths with a slash as they like.
  const app = new Hono<ApiEnv>({ strict: false });
  // First: cached answers have all their headers, and each further middleware would cost more than they do.
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
