import type { RouteObject } from 'react-router';
import { FactorGate } from '#counter/factors/factor-gate.tsx';
import { Opening } from '#counter/session/entry-frame.tsx';
import { SessionGate } from '#counter/session/session-gate.tsx';
import { NotFound } from '#counter/shell/not-found.tsx';
import { ScreenError } from '#counter/shell/screen-error.tsx';
import { Shell } from '#counter/shell/shell.tsx';
import { PRINT_ROUTE, SCREENS } from './screen-routes.ts';

/** The routes of the counter, relative to /counter. */
export const ROUTES: RouteObject[] = [
  {
    path: 'invitation',
    errorElement: <ScreenError />,
    hydrateFallbackElement: <Opening />,
    lazy: async () => ({
      Component: (await import('#counter/invitation/invitation-screen.tsx')).InvitationScreen,
    }),
  },
  {
    element: <SessionGate />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <Opening />,
    children: [
      {
        element: <FactorGate />,
        children: [
          { ...PRINT_ROUTE, errorElement: <ScreenError /> },
          {
            element: <Shell />,
            children: [
              {
                errorElement: <ScreenError />,
                children: [...SCREENS, { path: '*', element: <NotFound /> }],
              },
            ],
          },
        ],
      },
    ],
  },
];
