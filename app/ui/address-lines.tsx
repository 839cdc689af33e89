import { Fragment } from 'react';

interface AddressLinesProps {
  details: string;
  /** From area to postal code; missing and repeated ones are left out. */
  places: (string | undefined)[];
  phone: string;
  className: string;
}

/** An address: street, place and phone number. */
export function AddressLines({ details, places, phone, className }: AddressLinesProps) {
  return (
    <address className={`text-ink-soft not-italic ${className}`}>
      <p>
        <bdi>{details}</bdi>
      </p>
      <p>
        {[...new Set(places)].filter(Boolean).map((place, at) => (
          <Fragment key={place}>
            {at > 0 && ' · '}
            <bdi>{place}</bdi>
          </Fragment>
        ))}
      </p>
      <p>
        <bdi className="figures">{phone}</bdi>
      </p>
    </address>
  );
}
