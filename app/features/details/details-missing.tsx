import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import notFound from '../../../catalog/illustrations/not-found.svg';

/** Replaces a product that does not exist. */
export function DetailsMissing() {
  return (
    <>
      <ScreenTitle name={common.notFoundTitle} />
      <EmptyState picture={notFound} title={details.missing} text={details.missingText}>
        <ButtonLink to={paths.products} prefetch="intent" className="mt-6">
          {details.toProducts}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
