import type { Category } from '#contract/catalogue/answers.ts';
import type { ListQuery } from '#contract/catalogue/client-catalogue.ts';
import type { CallOptions, Client } from '#contract/client.ts';
import type { ListMetadata } from '#contract/envelope.ts';

/** What a card shows of a category or a brand. */
export interface ShownGroup {
  id: string;
  name: string;
  slug: string;
  picture: string;
}

export function toShownGroup({ _id, name, slug, image }: Category): ShownGroup {
  return { id: _id, name, slug: slug ?? '', picture: image ?? '' };
}

type ListGroups = (
  client: Client,
  query?: ListQuery,
  options?: CallOptions,
) => Promise<{ data: Category[]; metadata?: ListMetadata | undefined }>;

// Nobody scrolls through more than that, and a provider may claim any number.
const MOST_PAGES = 10;

/** All brands or categories: the first page as the call table has it, then the pages that it says are left. */
export async function listAllGroups(
  list: ListGroups,
  client: Client,
  options: CallOptions,
): Promise<Category[]> {
  const first = await list(client, {}, options);
  const pages = Math.min(first.metadata?.numberOfPages ?? 1, MOST_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => list(client, { page: at + 2 }, options)),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}
