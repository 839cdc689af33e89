import { useHref, useRouteLoaderData } from 'react-router';
import type { SupportOptions, SupportPlace } from '#app/support-options.ts';

interface SupportLinkProps {
  place: SupportPlace;
  /** The subject of the message; the screen's address is appended. */
  about?: string;
  className: string;
}

/** A link to a WhatsApp chat with the shop; nothing if the shop has no number. */
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
