import { PrefetchPageLinks, useHref } from 'react-router';
import { isThrifty } from '#app/features/loading/is-thrifty.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { paths } from '#app/paths.ts';

/** Preloads the code of the product screen, which most visitors of a list open next. */
export function PreloadDetails() {
  const isHydrated = useHydrated();
  const anyDetails = useHref(paths.productDetails('any', 'any'));
  return isHydrated && !isThrifty() && <PrefetchPageLinks page={anyDetails} />;
}
