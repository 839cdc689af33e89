import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ComponentProps, StrictMode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#counter/data/query-client.ts';
import { LanguageProvider } from '#counter/i18n/language-provider.tsx';
import { resolveCssVariables } from '#counter/look/css-variables.ts';
import { theme } from '#counter/look/theme.ts';
import { LocalNotifications } from '#counter/ui/local-notifications.tsx';
import { COUNTER_PATH } from './page.ts';
import { ROUTES } from './routes.tsx';

const router = createBrowserRouter(ROUTES, { basename: COUNTER_PATH });
/** counter/public/early.js reads this key, too. */
const colorSchemes = localStorageColorSchemeManager({ key: 'counter-theme' });

/** The CSP nonce for style elements that Mantine and react-remove-scroll (in Mantine's dialogs) insert. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

export function App({ first }: Pick<ComponentProps<typeof LanguageProvider>, 'first'>) {
  return (
    <StrictMode>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={resolveCssVariables}
          colorSchemeManager={colorSchemes}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queryClient}>
            <LanguageProvider first={first}>
              <RouterProvider router={router} />
              <LocalNotifications />
            </LanguageProvider>
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </StrictMode>
  );
}
