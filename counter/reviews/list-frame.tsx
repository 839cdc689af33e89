import { Button, Group, Loader } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { TabLinks } from '#counter/ui/tab-links.tsx';
import { ProductFilter } from './product-filter.tsx';
import styles from './reviews.module.css';
import type { Filter } from './reviews-query.ts';

const OBJECT_ID = /^[0-9a-f]{24}$/;

/** The filter in the URL. The first view is the default. */
export function useFilter<View extends string>(views: readonly [View, ...View[]]): Filter & { view: View } {
  const [params] = useSearchParams();
  const product = params.get('product') ?? '';
  return {
    view: views.find((view) => view === params.get('view')) ?? views[0],
    product: OBJECT_ID.test(product) ? product : '',
  };
}

interface ListFrameProps<View extends string, Item> {
  title: string;
  subtitle: string;
  views: readonly [View, ...View[]];
  viewTexts: Record<View, string>;
  filter: Filter & { view: View };
  query: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>;
  empty: { icon: LucideIcon; title: string; text: string };
  renderItem: (item: Item) => ReactNode;
}

/** A list of reviews or questions, with tabs for its views and a filter by product. */
export function ListFrame<View extends string, Item>({
  title,
  subtitle,
  views,
  viewTexts,
  filter,
  query,
  empty,
  renderItem,
}: ListFrameProps<View, Item>) {
  const { reviews } = useTexts();
  const [, setParams] = useSearchParams();
  const items = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const write = ({ view, product }: Filter) =>
    new URLSearchParams({ ...(view !== views[0] && { view }), ...(product && { product }) });
  return (
    <Page title={title} description={subtitle}>
      <TabLinks
        label={title}
        links={views.map((view) => ({
          name: view,
          label: viewTexts[view],
          to: `?${write({ ...filter, view })}`,
        }))}
        current={filter.view}
      />
      <ProductFilter
        product={filter.product}
        onChange={(product) => setParams(write({ ...filter, product }))}
      />
      {query.isPending ? (
        <Rows count={5} />
      ) : query.data === undefined ? (
        <QueryProblem query={query} />
      ) : items.length === 0 ? (
        <Message icon={empty.icon} order={2} title={empty.title} text={empty.text} />
      ) : (
        <ul className={styles.list} data-stale={query.isPlaceholderData}>
          {items.map(renderItem)}
        </ul>
      )}
      {query.hasNextPage && (
        <Group justify="center" mt="md">
          <Button
            variant="default"
            disabled={query.isFetchingNextPage}
            leftSection={query.isFetchingNextPage && <Loader size={14} />}
            onClick={() => void query.fetchNextPage()}
          >
            {reviews.loadMore}
          </Button>
        </Group>
      )}
    </Page>
  );
}
