import { type FormEvent, useState } from 'react';
import { PhoneField } from '#app/features/forms/fields.tsx';
import type { BoundField } from '#app/features/forms/use-shop-form.ts';
import { Field } from '#app/ui/field.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { MAX_LANDMARK_LENGTH } from '#contract/constants.ts';
import type { TypedAddress } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import type { AddressFields } from './fill-form.ts';

const focusField = (input: HTMLInputElement | null) => input?.focus();

interface OptionalFieldsProps {
  bind: (name: keyof TypedAddress) => BoundField;
  address: AddressFields;
}

/** Landmark and second phone. While they are folded, one line shows their values, so that choosing a saved address
 *  causes no layout shift. */
export function OptionalFields({ bind, address }: OptionalFieldsProps) {
  const [openedAt, setOpenedAt] = useState<'landmark' | 'secondPhone'>();
  const [filled, setFilled] = useState({
    landmark: address.landmark ?? '',
    secondPhone: address.secondPhone ?? '',
  });
  const phone = bind('secondPhone');
  if (phone.error && !openedAt) setOpenedAt('secondPhone');
  if (!openedAt) {
    const note = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) =>
      setFilled((before) => ({ ...before, [name]: value }));
    const shown = [filled.landmark, filled.secondPhone].filter(Boolean).join(' · ');
    return (
      <div className="flex min-h-11 items-center">
        {/* Hidden, but filled in when the shopper chooses a saved address. */}
        <input hidden name="landmark" defaultValue={filled.landmark} onChange={note} />
        <input hidden name="secondPhone" defaultValue={filled.secondPhone} onChange={note} />
        <button
          type="button"
          onClick={() => setOpenedAt('landmark')}
          className={`${TEXT_LINK} min-w-0 cursor-pointer text-sm`}
        >
          {shown && <span className="sr-only">{forms.addOptional} </span>}
          <bdi className="truncate">{shown || forms.addOptional}</bdi>
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        ref={openedAt === 'landmark' ? focusField : undefined}
        name="landmark"
        label={forms.landmark}
        hint={forms.landmarkHint}
        defaultValue={filled.landmark}
        maxLength={MAX_LANDMARK_LENGTH}
        autoComplete="off"
        dir="auto"
      />
      <PhoneField
        {...phone}
        ref={openedAt === 'secondPhone' ? focusField : undefined}
        aria-required={false}
        label={forms.secondPhone}
        defaultValue={filled.secondPhone}
        autoComplete="off"
      />
    </div>
  );
}
