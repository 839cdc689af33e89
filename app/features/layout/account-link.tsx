import { Link } from 'react-router';
import { useOwnProvider } from '#app/features/session/provider-meta.ts';
import { paths } from '#app/paths.ts';
import * as layout from '#messages/layout.ts';

/** The link to the account's screen, which only our own provider has the calls for. */
export function AccountLink({ className }: { className: string }) {
  return useOwnProvider() ? (
    <Link to={paths.account} className={className}>
      {layout.account}
    </Link>
  ) : null;
}
