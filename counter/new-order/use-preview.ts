import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getProduct, listProducts } from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import type { Language } from '#contract/constants.ts';
import { listCustomers } from '#contract/customers/calls.ts';
import { previewOrder } from '#contract/staff-orders/calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useLanguage } from '#counter/i18n/language-provider.tsx';
import { type OrderDraft, toPreview } from './draft.ts';

const DELAY_MS = 250;
const MAX_FOUND = 8;

export const previewQuery = (body: ReturnType<typeof toPreview> & { orderId?: string }) =>
  queryOptions({
    queryKey: [previewOrder.path, body],
    queryFn: async ({ signal }) => (await callStaff(previewOrder, { body, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Previews the draft as it is now: prices, stock, limits and delivery days. */
export function usePreview(draft: OrderDraft) {
  const [body] = useDebouncedValue(toPreview(draft), DELAY_MS);
  return useQuery({
    ...previewQuery(body),
    enabled: body.lines.length > 0 || body.phones.length > 0,
  });
}

export const useFoundCustomers = (search: string) =>
  useQuery({
    queryKey: [listCustomers.path, 'pick', search],
    queryFn: async ({ signal }) =>
      (await callStaff(listCustomers, { query: { search, limit: MAX_FOUND }, signal })).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

const catalogueClients: Record<Language, ReturnType<typeof createClient>> = {
  en: createClient({ host: '' }),
  ar: createClient({ host: '', query: { lang: 'ar' } }),
};

/** Searches products as the storefront does. */
export function useFoundProducts(keyword: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [listProducts.path, 'pick', keyword, language],
    queryFn: async ({ signal }) =>
      (await catalogueClients[language](listProducts, { query: { keyword, limit: MAX_FOUND }, signal })).data,
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
}

/** A product with its family, in the reader's language. */
export function useProductQuery() {
  const { language } = useLanguage();
  return (id: string) =>
    queryOptions({
      queryKey: [getProduct.path, id, language],
      queryFn: async ({ signal }) => (await catalogueClients[language](getProduct, { id, signal })).data,
    });
}
