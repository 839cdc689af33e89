import { Link } from 'react-router';
import { Picture } from '#app/features/product/picture.tsx';
import { ROW_PICTURE } from './cart-look.ts';
import type { CartLine } from './cart-view.ts';

/** The picture of a row. Its title leads to the same place, so that keys and screen readers pass by this link. */
export function LinePicture({ line, to }: { line: Pick<CartLine, 'picture' | 'placeholder'>; to: string }) {
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className={`self-start overflow-hidden rounded-small ${ROW_PICTURE}`}
    >
      <Picture url={line.picture} placeholder={line.placeholder} sizes="6rem" />
    </Link>
  );
}
