import { Fragment } from 'react';

interface AddressLinesProps {
  details: string;
  /** From near to far; what is missing or said twice is left out. */
  places: (string | undefined)[];
  phone: string;
  className: string;
}

/** An address as it is read: the street, where that is, and whom to call. */
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
