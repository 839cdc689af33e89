import { useHref, useRouteLoaderData } from 'react-router';
import type { SupportOptions, SupportPlace } from '#app/support-options.ts';

interface SupportLinkProps {
  place: SupportPlace;
  /** What the message is about; the address of the screen follows by itself. */
  about?: string;
  className: string;
}

/** A chat with the shop's people by WhatsApp; nothing in shops that have no number for it. */
export function SupportLink({ place, about, className }: SupportLinkProps) {
  const path = useHref('');
  const support = useRouteLoaderData<{ support?: SupportOptions }>('root')?.support;
  if (!support) return null;
  const { href, text } = support[place];
  return (
    <a
      href={href + (about ? encodeURIComponent(`${about}\n${support.origin}${path}`) : '')}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {text}
    </a>
  );
}
