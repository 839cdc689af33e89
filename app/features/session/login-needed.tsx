import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as session from '#messages/session.ts';
import picture from '../../../catalog/illustrations/wish-list-login.svg';

interface LoginNeededProps {
  /** What logging in is good for. */
  text: string;
}

/** Stands in place of what only a signed-in shopper has. */
export function LoginNeeded({ text }: LoginNeededProps) {
  return (
    <EmptyState picture={picture} title={text} headingLevel={2}>
      <ButtonLink to={paths.login} prefetch="intent" className="mt-6">
        {session.goToLogin}
      </ButtonLink>
    </EmptyState>
  );
}
