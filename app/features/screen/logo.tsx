import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import mark from '../../../catalog/illustrations/logo-mark.svg';

/** The shop's logo, which links home. */
export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  return (
    <Link
      to={paths.home}
      prefetch="intent"
      className={`flex min-h-11 shrink-0 items-center gap-2.5 text-lg font-bold tracking-tight ${isOnDark ? 'text-surface' : ''}`}
    >
      <img src={mark} alt="" width={30} height={30} />
      <bdi className="@max-[17rem]:sr-only">{common.shop}</bdi>
    </Link>
  );
}
