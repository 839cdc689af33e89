import { useRouteLoaderData } from 'react-router';
import type { SupportOptions, SupportPlace } from '#app/support-options.ts';

interface SupportLinkProps {
  place: SupportPlace;
  /** What the message is about; the address of the screen follows by itself. */
  about?: string;
  className: string;
}

/** A chat with the shop's people by WhatsApp; nothing in shops that have no number for it. */
export function SupportLink({ place, about = '', className }: SupportLinkProps) {
  const option = useRouteLoaderData<{ support?: SupportOptions }>('root')?.support?.[place];
  if (!option) return null;
  const href = option.href + encodeURIComponent(about);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      // Only the browser knows the address that the shopper sees.
      onClick={({ currentTarget }) => {
        if (about) currentTarget.href = href + encodeURIComponent(`\n${location.href.split(/[?#]/)[0]}`);
      }}
      className={className}
    >
      {option.text}
    </a>
  );
}
