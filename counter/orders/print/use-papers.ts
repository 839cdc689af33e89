import { useQueries, useQuery } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { readSettings } from '#contract/settings/staff-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import type { Texts } from '#counter/i18n/english.ts';
import { createFormats, type Formats } from '#counter/i18n/formats.ts';
import { loadTexts } from '#counter/i18n/language.ts';
import { orderQuery } from '../orders-query.ts';
import { describeSeller, type Seller } from './describe-seller.ts';

const MAX_AT_ONCE = 6;
const limitConcurrency = pLimit(MAX_AT_ONCE);

/** What a document needs to be printed in one language. */
export interface PaperLanguage {
  language: Language;
  texts: Texts;
  formats: Formats;
  seller: Seller;
}

/** Loads the texts of both languages and the shop's details. A document is in the customer's language by default. */
export function usePaperLanguages() {
  const settings = useQuery(createReadQuery(readSettings));
  const { data } = useQuery({
    queryKey: ['paper-texts'],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      const [en, ar] = await Promise.all(LANGUAGES.map(loadTexts));
      return { en, ar } as Record<Language, Texts>;
    },
  });
  const told = settings.data?.data;
  const writeIn =
    data &&
    told &&
    ((language: Language): PaperLanguage => {
      const { name, contact, company } = told;
      const values = { name: name.values, contact: contact.values, company: company.values };
      const seller = describeSeller(values, language);
      return { language, texts: data[language], formats: createFormats(language), seller };
    });
  return { writeIn, settings };
}

/** Loads the orders to print, a few at a time. */
export function useOrdersToPrint(numbers: string[]) {
  const queries = useQueries({
    queries: numbers.map((number) => {
      const query = orderQuery(number);
      return {
        queryKey: ['print', ...query.queryKey],
        queryFn: () => limitConcurrency(() => queryClient.fetchQuery(query)),
      };
    }),
  });
  return {
    orders: queries.flatMap(({ data }) => data ?? []),
    missing: numbers.filter((_, index) => queries[index]?.isError),
    isReading: queries.some(({ isPending }) => isPending),
  };
}
