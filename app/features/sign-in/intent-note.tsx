import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Intent, readIntent } from '#app/features/intents/intent.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { shopClient } from '#app/features/session/shop-client.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { getProduct } from '#contract/catalogue/calls.ts';
import { tag } from '#messages/language.ts';
import { purposes } from '#messages/sign-in.ts';

interface IntentNoteProps {
  /** Makes a sentence of a purpose, such as 'Log in to check out'. */
  ask: (purpose: string) => string;
  className: string;
  /** Shown if there is no intent. */
  children: ReactNode;
}

/** Says what a visitor logs in for, with the product's picture. The server's HTML has the text without an intent, in a
 *  box of the same height. */
export function IntentNote({ ask, className, children }: IntentNoteProps) {
  const isHydrated = useHydrated();
  const intent = useMemo(() => (isHydrated ? readIntent() : undefined), [isHydrated]);
  const product = useIntentProduct(intent);
  const text = (content: ReactNode) => <p className={clsx('min-h-14', className)}>{content}</p>;
  if (intent?.kind === 'checkout') return text(ask(purposes.checkout));
  if (!intent || !product) return text(children);
  return (
    <div className={clsx('flex min-h-14 items-center gap-3 text-ink', className)}>
      <Picture
        url={product.picture}
        sizes="3.5rem"
        isEager
        className="size-14! shrink-0 rounded-small border border-line"
      />
      <p className="line-clamp-2 leading-snug font-medium">{ask(purposes[intent.kind](product.title))}</p>
    </div>
  );
}

interface NamedProduct {
  title: string;
  picture: string;
}

/** The product of an intent, as stored with it; read again if the stored title is in the other language. */
function useIntentProduct(intent: Intent | undefined): NamedProduct | undefined {
  const [read, setRead] = useState<NamedProduct>();
  const { productId, tag: titleTag, title, picture } = intent && 'productId' in intent ? intent : {};
  const isShown = titleTag === tag && typeof title === 'string' && typeof picture === 'string';
  const isMissing = productId !== undefined && !isShown;
  useEffect(() => {
    if (!isMissing) return;
    shopClient(getProduct, { id: productId }).then(
      ({ data }) => setRead({ title: data.title, picture: data.imageCover }),
      // The text without an intent stays.
      () => {},
    );
  }, [isMissing, productId]);
  return isShown ? { title, picture } : read;
}
