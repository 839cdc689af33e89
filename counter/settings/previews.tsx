/** Previews of the end of an email and the seller's details on an invoice, from the values in the forms. */
import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import type { SettingsOf, ShopSettings } from '#contract/settings/groups.ts';
import { type DescribedShop, describeShop } from '#counter/data/settings-query.ts';
import { DIRECTIONS } from '#counter/i18n/language.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { describeSeller } from '#counter/orders/print/describe-seller.ts';
import { PaperSeller } from '#counter/orders/print/paper-seller.tsx';
import { usePaperLanguages } from '#counter/orders/print/use-papers.ts';
import styles from './previews.module.css';

interface BothLanguagesProps {
  title: string;
  /** Whether the preview shows paper, which is white in both themes. */
  isPaper?: boolean;
  children: (language: Language) => ReactNode;
}

function BothLanguages({ title, isPaper = false, children }: BothLanguagesProps) {
  return (
    <div>
      <Text fz="sm" fw={500} mb={4}>
        {title}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {LANGUAGES.map((language) => (
          <Paper
            key={language}
            withBorder
            className={`${styles.preview} ${isPaper ? styles.paper : ''}`}
            lang={language}
            dir={DIRECTIONS[language]}
          >
            {children(language)}
          </Paper>
        ))}
      </SimpleGrid>
    </div>
  );
}

const join = (facts: (string | undefined)[]) => facts.filter(Boolean).join(' · ');

/** The last lines of every email. They match api/emails/shop-lines.ts. */
function listEmailLines(shop: DescribedShop, language: Language): string[] {
  return [
    ...(shop.emailFooter?.[language].split('\n') ?? []),
    join([shop.company?.[language], shop.address?.[language]]),
    join([shop.phone, shop.whatsApp && `+${shop.whatsApp}`, shop.email]),
    join([shop.commercialRegister, shop.taxNumber]),
    shop.name[language],
  ].filter(Boolean);
}

export function EmailPreview({ shop, emails }: { shop: ShopSettings; emails: SettingsOf<'emails'> }) {
  const { settings } = useTexts();
  const described = describeShop({ ...shop, emails });
  return (
    <BothLanguages title={settings.emailPreview}>
      {(language) =>
        listEmailLines(described, language).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no ids
          <div key={at}>
            <bdi>{line}</bdi>
          </div>
        ))
      }
    </BothLanguages>
  );
}

export function InvoicePreview({ shop, company }: { shop: ShopSettings; company: SettingsOf<'company'> }) {
  const { settings } = useTexts();
  const { writeIn } = usePaperLanguages();
  return (
    <BothLanguages title={settings.invoicePreview} isPaper>
      {(language) =>
        writeIn && (
          <PaperSeller
            paper={{ ...writeIn(language), seller: describeSeller({ ...shop, company }, language) }}
          />
        )
      }
    </BothLanguages>
  );
}
