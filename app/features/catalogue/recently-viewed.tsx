import { useEffect, useState } from 'react';
import { getViewedKey, readOtherViewed, rememberViewed, type ViewedProduct } from './remember-viewed.ts';
import type { ViewedRow } from './viewed-row.tsx';

/** The delay before the row is loaded. It is long enough for the screen itself to be rendered first. */
const DELAY_MS = 500;

/**
 * Shows the products viewed before on this device, and remembers the current one. The row's code is loaded only if
 * there are products to show.
 */
export function RecentlyViewed({ product }: { product?: ViewedProduct }) {
  const [Row, setRow] = useState<typeof ViewedRow>();
  const id = product?.id;
  const viewedKey = product && getViewedKey(product);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per product
  useEffect(() => {
    const hasOthers = readOtherViewed(viewedKey).length > 0;
    if (product) rememberViewed(product);
    const load = () => import('./viewed-row.tsx').then((loaded) => setRow(() => loaded.ViewedRow), Boolean);
    const timer = hasOthers ? setTimeout(load, DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [id]);
  return Row && <Row key={viewedKey} except={viewedKey} />;
}
