/** What the shipping form has for shoppers alone, loaded for them: saved addresses, and where in Egypt an address is. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { TEXT_LINK } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/select.tsx';
import { addAddress, listAddresses, type SavedAddress } from '#contract/account/address-book.ts';
import type { TypedAddress } from '#contract/forms.ts';
import * as texts from '#messages/address-book.ts';
import { names } from '#messages/governorates.ts';
import { fillForm, findShown, isUntouched, type Place } from './fill-form.ts';
import { fillFromAccount } from './fill-from-account.ts';
import { PlaceFields } from './place-fields.tsx';
import { toSent } from './to-sent.ts';

/** The places that the form keeps for what is loaded here. */
const SLOT_ID = 'place';
const CITIES_ID = 'cities';

/** Governorates, suggested as cities. */
export function Cities() {
  return (
    <datalist id={CITIES_ID}>
      {Object.values(names).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** What is to be done with an address before it is ordered to, as the book on the screen has it. */
let save: ((address: TypedAddress) => Promise<void>) | undefined;

/** Saves what was typed, if its shopper wants that; never fails. */
export const saveIfWanted = (address: TypedAddress) => save?.(address);

/** Short, because of a text in the other script browsers would cut off the beginning. */
const sayAddress = ({ name, area, city }: SavedAddress) =>
  [...new Set([name, area, city].filter(Boolean))].join(' · ');

/** A choice among the saved addresses, which fills the form; the first one does so by itself while nothing was typed. */
export function AddressBook({ typed }: { typed: Place }) {
  // The form that this is loaded for is on the screen already.
  const [slot] = useState(() => document.getElementById(SLOT_ID));
  const box = useRef<HTMLDivElement>(null);
  const [addresses, setAddresses] = useState<SavedAddress[]>([]);
  const [shownId, setShownId] = useState('');
  const [isToSave, setToSave] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    shopClient(listAddresses, { signal: stop.signal })
      .then(({ data }) => {
        setAddresses(data);
        const form = box.current?.closest('form');
        if (form && data.length === 0) return fillFromAccount(form, stop.signal);
      })
      // The form works without them.
      .catch(() => {});
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const form = box.current?.closest('form');
    const [first] = addresses;
    if (!form || !first) return;
    const follow = () => setShownId(findShown(form, addresses)?._id ?? '');
    if (isUntouched(form)) fillForm(form, first);
    follow();
    for (const event of ['input', 'change']) form.addEventListener(event, follow);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, follow);
    };
  }, [addresses]);

  useEffect(() => {
    save = async (address) => {
      if (!isToSave || shownId) return;
      const name = addresses.length === 0 ? texts.firstName : address.area || address.city;
      try {
        setAddresses((await shopClient(addAddress, { body: { ...toSent(address), name } })).data);
      } catch {
        showToast({ kind: 'error', text: texts.notSaved });
      }
    };
    return () => {
      save = undefined;
    };
  }, [isToSave, shownId, addresses]);

  return (
    <div ref={box} className="flex min-h-12 items-center justify-between gap-6">
      <h2 className="shrink-0 text-lg font-semibold tracking-tight">{texts.deliverTo}</h2>
      {addresses.length > 0 && (
        <Select
          label={texts.saved}
          isLabelHidden
          className="min-w-0 flex-1 sm:max-w-80"
          value={shownId}
          onChange={({ currentTarget: { form, value } }) => {
            if (form) fillForm(form, addresses.find(({ _id }) => _id === value) ?? {});
          }}
        >
          {addresses.map((address) => (
            <option key={address._id} value={address._id}>
              {sayAddress(address)}
            </option>
          ))}
          <option value="">{texts.another}</option>
        </Select>
      )}
      {slot &&
        createPortal(
          <>
            <PlaceFields {...typed} />
            <div className="mt-3 flex min-h-11 items-center">
              {shownId ? (
                <Link to={paths.account} className={`${TEXT_LINK} text-sm`}>
                  {texts.manage}
                </Link>
              ) : (
                <SaveBox isChecked={isToSave} onChange={setToSave} />
              )}
            </div>
          </>,
          slot,
        )}
    </div>
  );
}

function SaveBox({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
        className="size-4.5 shrink-0 accent-brand"
      />
      {texts.save}
    </label>
  );
}
