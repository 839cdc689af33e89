import { Picture } from '#app/features/product/picture.tsx';
import * as orders from '#messages/orders.ts';
import type { ShownOrderLine } from './shown-order.ts';

const MAX_SHOWN = 4;

/** The pictures of the first lines of an order. */
export function LinePictures({ lines }: { lines: ShownOrderLine[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center gap-1.5">
      {lines.slice(0, lines.length > MAX_SHOWN ? MAX_SHOWN - 1 : MAX_SHOWN).map(({ id, picture }) => (
        <span key={id} className="w-10 overflow-hidden rounded-small lg:w-12">
          <Picture url={picture} sizes="3rem" />
        </span>
      ))}
      {lines.length > MAX_SHOWN && (
        <span className="px-1 text-sm whitespace-nowrap text-ink-soft figures">
          {orders.more(lines.length - MAX_SHOWN + 1)}
        </span>
      )}
    </span>
  );
}
