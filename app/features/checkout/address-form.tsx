import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type CartView, UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import { PhoneField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Field } from '#app/ui/field.tsx';
import { shippingAddressForm } from '#contract/forms.ts';
import * as checkout from '#messages/checkout.ts';
import * as forms from '#messages/forms.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './address-draft.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { useCheckout } from './use-checkout.ts';

interface AddressFormProps {
  /** Whose draft is shown and kept. */
  owner?: string;
  /** What is ordered, as it is on the screen. */
  cart?: CartView;
}

/** Where an order goes and how it is paid. */
export function AddressForm({ owner, cart = UNKNOWN_CART }: AddressFormProps) {
  const citiesId = useId();
  const [{ payment: firstPayment, ...typed }] = useState(() =>
    owner === undefined ? EMPTY_DRAFT : readDraft(owner),
  );
  const [payment, setPayment] = useState(firstPayment);
  const [refused, setRefused] = useState<ReactNode>();
  const checkOut = useCheckout(cart, { isShopper: owner !== undefined });
  const { bind, submit, isSubmitting } = useShopForm({
    schema: shippingAddressForm,
    defaultValues: typed,
    // Shown until the next answer, so that the focus in it is not lost meanwhile.
    send: async (address) => setRefused(await checkOut(address, payment)),
    onRefused: (text) => {
      // Where the session has ended, the login screen says so.
      if (readToken()) showToast({ kind: 'error', messageKey: 'checkoutFailed', text });
    },
  });
  // Nobody can mean a total that was never shown.
  const isBeingRead = cart.status === 'unknown' || cart.status === 'loading';
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (owner !== undefined) writeDraft(owner, Object.fromEntries(new FormData(currentTarget)));
  };
  return (
    <ShopForm submit={submit} isBusy={isSubmitting || isBeingRead} onChange={keep}>
      <Field
        {...bind('details')}
        label={forms.fields.details}
        hint={checkout.detailsHint}
        autoComplete="street-address"
        dir="auto"
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <PhoneField {...bind('phone')} />
        <Field
          {...bind('city')}
          label={forms.fields.city}
          autoComplete="address-level2"
          list={citiesId}
          dir="auto"
        />
      </div>
      <datalist id={citiesId}>
        {checkout.governorates.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PaymentChoice value={payment} onChoose={setPayment} />
      {refused}
    </ShopForm>
  );
}
