import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useCustomerActions } from '#counter/customers/use-customer-actions.tsx';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useOrderActions } from '#counter/orders/use-order-actions.tsx';
import { useMe } from '#counter/session/me.ts';
import { usePreferences } from '#counter/session/use-preferences.ts';
import { useAllScreens } from './screens.ts';

/** Actions that are available on every screen. */
function useActions(): SpotlightActionData[] {
  const { shell, newOrder } = useTexts();
  const navigate = useNavigate();
  const mayPlace = hasPermission(useMe().role, 'orders.change');
  const { language, chooseLanguage, chooseTheme } = usePreferences();
  const place = {
    id: 'new-order',
    label: newOrder.title,
    leftSection: <Plus size={18} aria-hidden />,
    onClick: () => void navigate('/orders/new'),
  };
  return [
    ...(mayPlace ? [place] : []),
    {
      id: 'language',
      label: shell.actions.toLanguage,
      leftSection: <Languages size={18} aria-hidden />,
      onClick: () => chooseLanguage(language === 'ar' ? 'en' : 'ar'),
    },
    {
      id: 'light',
      label: `${shell.theme}: ${shell.themes.light}`,
      leftSection: <Sun size={18} aria-hidden />,
      onClick: () => chooseTheme('light'),
    },
    {
      id: 'dark',
      label: `${shell.theme}: ${shell.themes.dark}`,
      leftSection: <Moon size={18} aria-hidden />,
      onClick: () => chooseTheme('dark'),
    },
    {
      id: 'storefront',
      label: shell.actions.storefront,
      leftSection: <Store size={18} aria-hidden />,
      onClick: () => window.open('/', '_blank', 'noopener'),
    },
  ];
}

/** The command palette, opened with Ctrl+K. Finds screens, actions, orders and customers. */
export function Palette() {
  const { shell } = useTexts();
  const navigate = useNavigate();
  const actions = useActions();
  const [query, setQuery] = useState('');
  const orders = useOrderActions(query);
  const customers = useCustomerActions(query);
  const screens: SpotlightActionData[] = useAllScreens().map(({ path, name, icon: Icon }) => ({
    id: path,
    label: shell.screens[name],
    leftSection: <Icon size={18} aria-hidden />,
    onClick: () => void navigate(path),
  }));
  return (
    <Spotlight
      query={query}
      onQueryChange={setQuery}
      actions={[
        { group: shell.screens.orders, actions: orders },
        { group: shell.screens.customers, actions: customers },
        { group: shell.screens.title, actions: screens },
        { group: shell.actions.title, actions },
      ]}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound={shell.nothingFound}
      highlightQuery
      scrollable
      radius="lg"
      centered={false}
      yOffset="14vh"
      attributes={{ content: { 'aria-label': shell.search } }}
      searchProps={{
        'aria-label': shell.search,
        placeholder: shell.searchPlaceholder,
        leftSection: <Search size={18} aria-hidden />,
      }}
    />
  );
}
