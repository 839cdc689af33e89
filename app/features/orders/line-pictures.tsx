import { Picture } from '#app/features/product/picture.tsx';
import * as messages from '#messages/order.ts';
import type { ShownOrderLine } from './shown-order.ts';

const MOST = 4;

/** The pictures of an order's first lines, for where there is no room for the lines themselves. */
export function LinePictures({ lines }: { lines: ShownOrderLine[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center gap-1.5">
      {lines.slice(0, lines.length > MOST ? MOST - 1 : MOST).map(({ id, picture }) => (
        <span key={id} className="w-10 overflow-hidden rounded-small lg:w-12">
          <Picture url={picture} sizes="3rem" />
        </span>
      ))}
      {lines.length > MOST && (
        <span className="px-1 text-sm whitespace-nowrap text-ink-soft figures">
          {messages.more(lines.length - MOST + 1)}
        </span>
      )}
    </span>
  );
}
