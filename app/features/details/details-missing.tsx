import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { useMessages } from '#app/i18n/use-messages.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import notFound from '../../../catalog/illustrations/not-found.svg';

/** In the place of a product that the shop does not have. */
export function DetailsMissing() {
  const { common, details } = useMessages();
  return (
    <>
      <ScreenTitle name={common.notFoundTitle} />
      <Notice picture={notFound} title={details.missing} text={details.missingText}>
        <ButtonLink to={paths.products} prefetch="intent" className="mt-6">
          {details.toProducts}
        </ButtonLink>
      </Notice>
    </>
  );
}
