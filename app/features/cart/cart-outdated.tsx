import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as cart from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import { refreshCart } from './cart.ts';

/** Above a cart that could not be refreshed: its lines may be outdated. */
export function CartOutdated({ text }: { text: string }) {
  return (
    <div
      ref={focusHeadingOnUnmount}
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <CircleAlert aria-hidden="true" size={20} className="shrink-0 text-offer" />
      <p className="min-w-0 flex-1 basis-56">
        {cart.outdated} <span className="text-ink-soft">{text}</span>
      </p>
      <Button variant="quiet" size="small" onClick={refreshCart}>
        {common.tryAgain}
      </Button>
    </div>
  );
}
