import Tag from 'lucide-react/icons/tag';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toProblem } from '#app/answers.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { applyCoupon, removeCoupon } from '#contract/cart/coupon-calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as messages from '#messages/coupon.ts';
import { cart } from './cart.ts';
import type { Coupon } from './cart-view.ts';
import { explainCoupon } from './explain-coupon.ts';

const BOX = 'max-lg:mt-3 lg:mb-4';
const MAX_LENGTH = 60;

/** Sends a change of the code through the cart's queue; resolves once it is answered, rejects if it is refused. */
function changeCoupon(code: string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  cart.queueChange({
    kind: 'custom',
    apply: (lines) => lines,
    send: () =>
      code === undefined ? shopClient(removeCoupon) : shopClient(applyCoupon, { body: { couponName: code } }),
    onDone: resolve,
    onFailed: reject,
  });
  return promise;
}

const describe = (error: unknown): string =>
  (error instanceof ProviderError && explainCoupon(error.refusal, error.values)) || toProblem(error).text;

/** The discount code of the cart: the one that is applied, or a field for one. */
export function CouponField({ coupon }: { coupon: Coupon | undefined }) {
  return coupon ? <AppliedCoupon coupon={coupon} /> : <CouponForm />;
}

function CouponForm() {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <p className={BOX}>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`${TEXT_LINK} min-h-6 cursor-pointer text-sm pointer-coarse:min-h-11`}
        >
          {messages.open}
        </button>
      </p>
    );
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('coupon') ?? '').trim();
    if (isBusy) return;
    if (!typed) return setError(messages.required);
    setBusy(true);
    setError(undefined);
    try {
      await changeCoupon(typed);
    } catch (refusal) {
      setError(describe(refusal));
      form.current?.querySelector('input')?.focus();
    } finally {
      setBusy(false);
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={`${BOX} flex items-start gap-2`}>
      <div className="min-w-0 grow">
        <Field
          label={messages.label}
          name="coupon"
          error={error}
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={MAX_LENGTH}
          onChange={() => setError(undefined)}
        />
      </div>
      {/* Aligned with the field, below its label. */}
      <Button type="submit" variant="quiet" isBusy={isBusy} className="mt-6.5 shrink-0">
        {messages.apply}
      </Button>
    </form>
  );
}

function AppliedCoupon({ coupon: { code, isDeliveryFree, problem } }: { coupon: Coupon }) {
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await changeCoupon(undefined);
    } catch (error) {
      setBusy(false);
      showToast({ kind: 'error', messageKey: 'cartFailed', text: toProblem(error).text });
    }
  }
  return (
    <div className={BOX}>
      <p className="flex min-h-11 items-center gap-2 rounded-small border border-line bg-paper px-3 text-sm">
        <Tag aria-hidden="true" size={16} className="shrink-0 text-brand" />
        <span className="min-w-0 grow" role="status">
          <b className="font-medium wrap-anywhere">{messages.applied(code)}</b>{' '}
          {isDeliveryFree && <span className="text-ink-soft">{messages.freeDelivery}</span>}
        </span>
        <button
          type="button"
          aria-label={messages.removeCode(code)}
          aria-busy={isBusy}
          onClick={remove}
          className={`${TEXT_LINK} min-h-6 cursor-pointer pointer-coarse:min-h-11 aria-busy:opacity-60`}
        >
          {messages.remove}
        </button>
      </p>
      {problem && (
        <p role="alert" className="mt-1.5 text-[0.8125rem] text-offer">
          {explainCoupon(problem.code, problem.values)}
        </p>
      )}
    </div>
  );
}
