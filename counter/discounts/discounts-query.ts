import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCategories } from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import { listDiscounts } from '#contract/discounts/calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

const PAGE_SIZE = 50;
const MAX_CATEGORIES = 100;

/** Reads the discount codes page by page, the newest first. */
export const discountsQuery = infiniteQueryOptions({
  queryKey: [listDiscounts.path],
  queryFn: ({ signal, pageParam }) =>
    callStaff(listDiscounts, {
      query: { limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const refreshDiscounts = () => queryClient.invalidateQueries({ queryKey: discountsQuery.queryKey });

const english = createClient({ host: '' });
const arabic = createClient({ host: '', query: { lang: 'ar' } });

/** The categories with their names in both languages. */
export const categoriesQuery = queryOptions({
  queryKey: [listCategories.path, 'names'],
  async queryFn({ signal }) {
    const query = { limit: MAX_CATEGORIES };
    const [inEnglish, inArabic] = await Promise.all([
      english(listCategories, { query, signal }),
      arabic(listCategories, { query, signal }),
    ]);
    return inEnglish.data.map(({ _id: id, name: nameEn }) => ({
      id,
      nameEn,
      nameAr: inArabic.data.find(({ _id }) => _id === id)?.name ?? nameEn,
    }));
  },
});
