/** The names of the payment methods that the shop accepts. */
export function PaymentMarks({ marks }: { marks: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark} className="rounded-small border border-current/30 px-2 py-0.5 text-xs font-medium">
          {mark}
        </li>
      ))}
    </ul>
  );
}
