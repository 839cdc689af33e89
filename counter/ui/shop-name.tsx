import { useQuery } from '@tanstack/react-query';
import { SHOP_NAME } from '#contract/constants.ts';
import { settingsQuery } from '#counter/data/settings-query.ts';
import { useLanguage } from '#counter/i18n/language-provider.tsx';

const readName = (language: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=application-name][lang=${language}]`)?.content ||
  SHOP_NAME;

/**
 * The shop's name in the person's language: as the page was served, or as in the settings once a screen has loaded
 * them.
 */
export function useShopName(): string {
  const { language } = useLanguage();
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  const name = data?.data.name.values;
  return name ? (language === 'ar' ? name.nameAr : name.nameEn) : readName(language);
}

/** The title of the window: the screen, then the shop. */
export function WindowTitle({ screen }: { screen: string }) {
  return <title>{`${screen} · ${useShopName()}`}</title>;
}
