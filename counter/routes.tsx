import type { RouteObject } from 'react-router';
import { Opening } from '#counter/session/opening.tsx';
import { SessionGate } from '#counter/session/session-gate.tsx';
import { NotFound } from '#counter/shell/not-found.tsx';
import { ScreenError } from '#counter/shell/screen-error.tsx';
import { Shell } from '#counter/shell/shell.tsx';

/** The screens by address, below /counter; each is a file of its own, loaded with its screen. */
export const ROUTES: RouteObject[] = [
  {
    element: <SessionGate />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <Opening />,
    children: [
      {
        element: <Shell />,
        children: [
          {
            errorElement: <ScreenError />,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('#counter/home/home-screen.tsx')).HomeScreen }),
              },
              {
                path: 'account',
                lazy: async () => ({
                  Component: (await import('#counter/account/account-screen.tsx')).AccountScreen,
                }),
              },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];
