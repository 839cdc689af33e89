interface AddressLinesProps {
  /** From recipient to postal code. Missing and repeated lines are not shown. */
  lines: (string | undefined)[];
  phones: (string | undefined)[];
  className: string;
}

const listPresent = (lines: (string | undefined)[]) => [...new Set(lines)].filter((line) => line);

/** An address, each of its parts in a line, and phone numbers. */
export function AddressLines({ lines, phones, className }: AddressLinesProps) {
  return (
    <address className={`text-ink-soft not-italic wrap-anywhere ${className}`}>
      {listPresent(lines).map((line) => (
        <p key={line} className="whitespace-pre-line">
          <bdi>{line}</bdi>
        </p>
      ))}
      {listPresent(phones).map((phone) => (
        <p key={phone}>
          <bdi className="figures">{phone}</bdi>
        </p>
      ))}
    </address>
  );
}
