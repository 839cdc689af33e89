interface AddressLinesProps {
  details: string;
  /** From area to postal code; missing and repeated ones are left out. */
  places: (string | undefined)[];
  phone: string;
  className: string;
}

/** An address, each of its parts in a line: street, places and phone number. */
export function AddressLines({ details, places, phone, className }: AddressLinesProps) {
  return (
    <address className={`text-ink-soft not-italic wrap-anywhere ${className}`}>
      {[...new Set([details, ...places])].filter(Boolean).map((part) => (
        <p key={part} className="whitespace-pre-line">
          <bdi>{part}</bdi>
        </p>
      ))}
      <p>
        <bdi className="figures">{phone}</bdi>
      </p>
    </address>
  );
}
