import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listStaffQuestions } from '#contract/questions/staff-calls.ts';
import { listStaffReviews } from '#contract/reviews/staff-calls.ts';
import { readToday } from '#contract/today/staff-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

const PAGE_SIZE = 30;

export interface Filter {
  view: string;
  /** The id of a product. */
  product: string;
}

const queryOf = ({ view, product }: Filter, before: string) => ({
  limit: PAGE_SIZE,
  view,
  ...(product && { product }),
  ...(before && { before }),
});

/** Reads reviews page by page. */
export const reviewsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [listStaffReviews.path, filter],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listStaffReviews, { query: queryOf(filter, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Reads questions page by page. */
export const questionsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [listStaffQuestions.path, filter],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listStaffQuestions, { query: queryOf(filter, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Refetches the reviews or questions on the screen, and what waits. */
export async function refreshReviews(): Promise<void> {
  const paths = [listStaffReviews.path, listStaffQuestions.path, readToday.path];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
