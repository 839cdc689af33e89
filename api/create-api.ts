import { Hono } from 'hono';
import { serveDelivery } from '#api/delivery/delivery-days.ts';
import type { ApiCall } from '#contract/api-call.ts';
import { serveAddresses } from './account/address-routes.ts';
import { serveSignIn } from './account/auth-routes.ts';
import { emailPageRoutes } from './account/email-pages.ts';
import { serveForgottenPassword } from './account/forgotten-password-routes.ts';
import { requireUser } from './account/require-user.ts';
import { serveUser } from './account/user-routes.ts';
import { serveAudit } from './audit/routes.ts';
import { serveBookkeeping } from './bookkeeping/routes.ts';
import { serveSettlements } from './bookkeeping/settlement-routes.ts';
import { serveCart } from './cart/routes.ts';
import { serveSaved } from './cart/saved-routes.ts';
import { openChanges } from './catalogue/changes.ts';
import { serveGroups } from './catalogue/group-routes.ts';
import { serveProducts } from './catalogue/product-routes.ts';
import { createSearch } from './catalogue/search/search.ts';
import { createTaxonomy } from './catalogue/taxonomy.ts';
import { serveCustomers } from './customers/routes.ts';
import type { Api, ApiDependencies, ApiEnv } from './dependencies.ts';
import { serveDesk } from './desk/routes.ts';
import { serveDiscounts } from './discounts/routes.ts';
import { serveMentions } from './mentions/routes.ts';
import { createOrderFeed } from './orders/order-feed.ts';
import { serveReturns } from './orders/returns/routes.ts';
import { serveOrders } from './orders/routes.ts';
import { serveTracking } from './orders/tracking-routes.ts';
import { notificationRoutes } from './payments/notification-routes.ts';
import { isMoneyUnderWay } from './payments/queries.ts';
import { reconcileOrders } from './payments/reconcile.ts';
import { servePayments } from './payments/routes.ts';
import { cardPageRoutes } from './payments/test-card/routes.ts';
import { servePictures } from './pictures/routes.ts';
import { createHotAnswers } from './platform/caches/hot-answers.ts';
import { isDatabaseDown } from './platform/database/errors.ts';
import { allowAnyOrigin, limitBody } from './platform/http/middleware.ts';
import { isAborted } from './platform/http/parse-request.ts';
import { ApiRefusal, answerRefusal, refuse } from './platform/http/refusal.ts';
import { createTokens } from './platform/security/tokens.ts';
import { servePrivacy } from './privacy/routes.ts';
import { serveQuestions } from './questions/routes.ts';
import { serveStaffQuestions } from './questions/staff-routes.ts';
import { answerStaffDocument, referenceRoutes } from './reference/routes.ts';
import { createProductReviewsReader } from './reviews/product-reviews.ts';
import { serveReviews } from './reviews/routes.ts';
import { serveStaffReviews } from './reviews/staff-routes.ts';
import { type CallRoutes, createCallRoutes } from './serve-calls.ts';
import { createLiveSettings } from './settings/live-settings.ts';
import { serveSettings } from './settings/routes.ts';
import { serveFactors } from './staff/factor-routes.ts';
import { serveKeys } from './staff/key-routes.ts';
import { serveStaffMe } from './staff/me-routes.ts';
import { servePasskeys } from './staff/passkey-routes.ts';
import { serveProof } from './staff/proof-routes.ts';
import { guardSignIn } from './staff/request-origin.ts';
import { requireStaff } from './staff/require-staff.ts';
import { serveStaffSignIn } from './staff/sign-in-routes.ts';
import { serveTeam } from './staff/team-routes.ts';
import { serveStaffOrders } from './staff-orders/routes.ts';
import { serveStockAlerts } from './stock-alerts/routes.ts';
import { serveToday } from './today/routes.ts';
import { serveWishList } from './wish-list/routes.ts';

const RESOURCES = [
  serveGroups,
  (api: Api, calls: CallRoutes) => serveProducts(api, calls, createProductReviewsReader(api)),
  serveReviews,
  serveQuestions,
  serveSignIn,
  serveForgottenPassword,
  serveUser,
  servePrivacy,
  serveAddresses,
  // Registered before the cart: the cart checks the token on all paths below its own, so these calls would check it
  // twice.
  serveSaved,
  serveCart,
  serveWishList,
  serveDelivery,
  serveStockAlerts,
  (api: Api, calls: CallRoutes) =>
    serveOrders(api, calls, { reconcileOrders: (ids) => reconcileOrders(api, ids) }),
  serveReturns,
  (api: Api, calls: CallRoutes) =>
    serveTracking(api, calls, {
      reconcileOrders: (ids) => reconcileOrders(api, ids),
      isMoneyUnderWay: (id) => isMoneyUnderWay(api, id),
    }),
  servePayments,
];

/** Functions that serve the staff's calls. */
const STAFF_RESOURCES = [
  serveStaffSignIn,
  serveStaffMe,
  serveProof,
  serveFactors,
  servePasskeys,
  serveKeys,
  serveTeam,
  serveAudit,
  servePictures,
  serveSettings,
  serveDiscounts,
  // Registered before serveDesk: its `/orders/{order}` would also match `/orders/events`.
  serveToday,
  serveMentions,
  serveDesk,
  serveStaffOrders,
  serveStaffReviews,
  serveStaffQuestions,
  serveCustomers,
  serveBookkeeping,
  serveSettlements,
];

/** The routes below /api/staff. */
function createStaffRoutes(api: Api) {
  const guardOf = requireStaff(api);
  const guard = (call: ApiCall) => [call.audience === 'staff' ? guardOf(call) : guardSignIn];
  const calls = createCallRoutes({ version: 'staff', guard, cache: api.hot.handle });
  for (const serveResource of STAFF_RESOURCES) serveResource(api, calls);
  calls.routes.get('/openapi.json', guardOf(), answerStaffDocument(api));
  return calls.routes;
}

/** Creates the API as a web-standard handler; it never listens. */
export async function createApi(dependencies: ApiDependencies) {
  const { db } = dependencies.database;
  const changes = await openChanges(dependencies);
  const taxonomy = createTaxonomy(db, changes);
  const api: Api = {
    ...dependencies,
    db,
    changes,
    taxonomy,
    search: createSearch(db, taxonomy),
    hot: createHotAnswers(changes, { isOn: dependencies.settings.isCacheOn }),
    orderFeed: createOrderFeed(dependencies.database),
    shopSettings: await createLiveSettings({
      ...{ db, changes, log: dependencies.log },
      defaults: dependencies.settings.shopDefaults,
    }),
    tokens: createTokens(dependencies.tokenSecret, dependencies.clock),
  };

  // Not strict: clients may end a path with a slash.
  const app = new Hono<ApiEnv>({ strict: false });
  // Registered before CORS is allowed: these pages are for the shop's own origin alone.
  app.route('/api', emailPageRoutes(api));
  app.use('/api/staff/*', limitBody);
  app.route('/api/staff', createStaffRoutes(api));
  app.all('/api/staff/*', (c) => c.notFound());
  app.use('/api/*', allowAnyOrigin);
  app.use('/api/*', limitBody);
  const signedIn = requireUser(api);
  const guard = ({ audience }: ApiCall) => (audience === 'shopper' ? [signedIn] : []);
  for (const version of ['v1', 'v2'] as const) {
    const calls = createCallRoutes({ version, guard, cache: api.hot.handle });
    for (const serveResource of RESOURCES) serveResource(api, calls);
    app.route(`/api/${version}`, calls.routes);
  }
  app.route('/api', referenceRoutes(api));
  app.route('/api', notificationRoutes(api));
  app.route('/pay', cardPageRoutes(api));

  app.notFound((c) => answerRefusal(c, refuse('nothing-here', { values: [c.req.method, c.req.path] })));
  app.onError((error, c) => {
    if (error instanceof ApiRefusal) return answerRefusal(c, error);
    if (isAborted(error)) return answerRefusal(c, refuse('bad-request'));
    if (isDatabaseDown(error)) {
      api.log.warn({ err: error }, 'the database did not answer');
      return answerRefusal(c, refuse('busy', { headers: { 'Retry-After': '2' } }));
    }
    api.log.error({ err: error, path: c.req.path }, 'a request failed');
    return answerRefusal(c, refuse('our-fault'));
  });
  return { app, api };
}
