import { useEffect, useState } from 'react';
import { readOthers, rememberViewed, thingOf, type ViewedProduct } from './remember-viewed.ts';
import type { ViewedRow } from './viewed-row.tsx';

/** Long enough for the screen itself to be done. */
const AFTER_MS = 500;

/** The products that were looked at on this device before; and remembers the one that is looked at now. A visitor's first
 *  page has none, and loads nothing for them. */
export function RecentlyViewed({ product }: { product?: ViewedProduct }) {
  const [Row, setRow] = useState<typeof ViewedRow>();
  const id = product?.id;
  const thing = product && thingOf(product);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product is looked at once
  useEffect(() => {
    const isAny = readOthers(thing).length > 0;
    if (product) rememberViewed(product);
    const load = () => import('./viewed-row.tsx').then((loaded) => setRow(() => loaded.ViewedRow), Boolean);
    const timer = isAny ? setTimeout(load, AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [id]);
  return Row && <Row key={thing} except={thing} />;
}
