import type { RouteObject } from 'react-router';

/** The screens inside the shell. The code of each screen is loaded when the screen is first opened. */
export const SCREENS: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('#counter/home/home-screen.tsx')).HomeScreen }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('#counter/account/account-screen.tsx')).AccountScreen }),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('#counter/orders/orders-screen.tsx')).OrdersScreen }),
  },
  {
    path: 'orders/new',
    lazy: async () => ({
      Component: (await import('#counter/new-order/new-order-screen.tsx')).NewOrderScreen,
    }),
  },
  {
    path: 'orders/:order/products',
    lazy: async () => ({
      Component: (await import('#counter/new-order/change-lines-screen.tsx')).ChangeLinesScreen,
    }),
  },
  {
    path: 'orders/:order',
    lazy: async () => ({ Component: (await import('#counter/orders/order-screen.tsx')).OrderScreen }),
  },
  {
    path: 'returns',
    lazy: async () => ({ Component: (await import('#counter/returns/returns-screen.tsx')).ReturnsScreen }),
  },
  {
    path: 'returns/:return',
    lazy: async () => ({ Component: (await import('#counter/returns/return-screen.tsx')).ReturnScreen }),
  },
  {
    path: 'customers',
    lazy: async () => ({
      Component: (await import('#counter/customers/customers-screen.tsx')).CustomersScreen,
    }),
  },
  {
    path: 'customers/:customer',
    lazy: async () => ({
      Component: (await import('#counter/customers/customer-screen.tsx')).CustomerScreen,
    }),
  },
  {
    path: 'reviews',
    lazy: async () => ({ Component: (await import('#counter/reviews/reviews-screen.tsx')).ReviewsScreen }),
  },
  {
    path: 'questions',
    lazy: async () => ({
      Component: (await import('#counter/reviews/questions-screen.tsx')).QuestionsScreen,
    }),
  },
  {
    path: 'money',
    lazy: async () => ({ Component: (await import('#counter/money/days-screen.tsx')).DaysScreen }),
  },
  {
    path: 'money/ledger',
    lazy: async () => ({ Component: (await import('#counter/money/ledger-screen.tsx')).LedgerScreen }),
  },
  {
    path: 'money/cash',
    lazy: async () => ({ Component: (await import('#counter/money/cash-screen.tsx')).CashScreen }),
  },
  {
    path: 'money/vat',
    lazy: async () => ({ Component: (await import('#counter/money/vat-screen.tsx')).VatScreen }),
  },
  {
    path: 'money/settlements',
    lazy: async () => ({
      Component: (await import('#counter/settlements/settlements-screen.tsx')).SettlementsScreen,
    }),
  },
  {
    path: 'money/settlements/:settlement',
    lazy: async () => ({
      Component: (await import('#counter/settlements/settlement-screen.tsx')).SettlementScreen,
    }),
  },
  {
    path: 'discounts',
    lazy: async () => ({
      Component: (await import('#counter/discounts/discounts-screen.tsx')).DiscountsScreen,
    }),
  },
  {
    path: 'problems',
    lazy: async () => ({ Component: (await import('#counter/problems/problems-screen.tsx')).ProblemsScreen }),
  },
  {
    path: 'team',
    lazy: async () => ({ Component: (await import('#counter/team/team-screen.tsx')).TeamScreen }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('#counter/audit/audit-screen.tsx')).AuditScreen }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('#counter/settings/settings-screen.tsx')).SettingsScreen }),
  },
];

/** The print view, which has no shell around it. */
export const PRINT_ROUTE: RouteObject = {
  path: 'orders/print',
  lazy: async () => ({ Component: (await import('#counter/orders/print/print-screen.tsx')).PrintScreen }),
};
