import { type FormEvent, type ReactNode, useState } from 'react';
import { AddressFields, DetailsField } from '#app/features/addresses/address-fields.tsx';
import { type CartView, UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import type { Destination } from '#app/features/cart/sum-order.ts';
import { PhoneField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { readToken, useShopper } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Field } from '#app/ui/field.tsx';
import { shippingAddressForm } from '#contract/forms.ts';
import * as checkout from '#messages/checkout.ts';
import * as forms from '#messages/forms.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './address-draft.ts';
import { PaymentChoice, usePayment } from './payment-choice.tsx';
import { useCheckout } from './use-checkout.ts';

/** What happens after submitting, by payment method. */
const NEXT_STEP_TEXTS: Record<string, string> = { card: checkout.nextCard, cash: checkout.nextCash };

interface AddressFormProps {
  /** The shopper whose draft is shown and stored. */
  owner?: string;
  /** The cart as shown on the screen. */
  cart?: CartView;
  /** What the order costs, as shown on the screen. */
  totalPiastres?: number;
  onDestination?: (destination: Destination) => void;
}

/** The shipping address and payment method of an order. */
export function AddressForm({
  owner,
  cart = UNKNOWN_CART,
  totalPiastres = 0,
  onDestination = () => {},
}: AddressFormProps) {
  const isShopper = owner !== undefined;
  const isOwnProvider = useOwnProvider();
  const shopper = useShopper()?.name ?? '';
  const [{ payment: firstPayment, ...typed }] = useState(() => {
    const draft = isShopper ? readDraft(owner) : EMPTY_DRAFT;
    return { ...draft, recipient: draft.recipient || (isShopper ? shopper : '') };
  });
  const { options, payment, choose } = usePayment(firstPayment, totalPiastres);
  const [refused, setRefused] = useState<ReactNode>();
  const { checkOut, parts } = useCheckout(cart, { isShopper });
  const { bind, submit, isSubmitting } = useShopForm({
    schema: shippingAddressForm,
    defaultValues: typed,
    // The notice of a refusal stays until the next answer, so that it does not lose the focus meanwhile.
    send: async (address) => setRefused(await checkOut(address, payment)),
    onRefused: (text) => {
      // If the session has ended, the login screen says so.
      if (readToken()) showToast({ kind: 'error', messageKey: 'checkoutFailed', text });
    },
  });
  // The button is busy while the cart loads, so that shoppers see the total before they order.
  const isCartLoading = cart.status === 'unknown' || cart.status === 'loading';
  const saveDraft = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isShopper) writeDraft(owner, Object.fromEntries(new FormData(currentTarget)));
  };
  return (
    <ShopForm
      label={payment === 'cash' ? checkout.submitCash : checkout.submitCard}
      submit={submit}
      isBusy={isSubmitting || isCartLoading}
      onChange={saveDraft}
    >
      {isOwnProvider ? (
        <>
          {/* Reserves the height of the address book: a heading and a select. */}
          <div className="mb-2 min-h-12">{parts && <parts.AddressBook />}</div>
          <AddressFields bind={bind} address={typed} governorates={parts?.governorateNames} />
          {/* Reserves the height of the checkbox that is rendered into it. */}
          <div id="save-address" className="flex min-h-11 items-center" />
          {parts && <parts.ExpectedLine onDestination={onDestination} />}
        </>
      ) : (
        <>
          <DetailsField bind={bind} />
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <PhoneField {...bind('phone')} />
            <Field
              {...bind('city')}
              label={forms.fields.city}
              autoComplete="address-level2"
              list="cities"
              dir="auto"
            />
          </div>
          {parts && <parts.CitySuggestions />}
        </>
      )}
      <PaymentChoice options={options} value={payment} onChoose={choose} />
      <p aria-live="polite" className="text-center text-sm text-ink-soft">
        {NEXT_STEP_TEXTS[payment] ?? checkout.nextOnline}
      </p>
      {refused}
    </ShopForm>
  );
}
