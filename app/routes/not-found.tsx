import { data } from 'react-router';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import notFound from '#app/illustrations/not-found.svg';
import * as common from '#messages/common.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** Only an illustration, as specified, with a heading for screen readers. */
export default function NotFound() {
  return (
    <div className="grid min-h-[calc(100dvh-14rem)] place-items-center px-4 py-12">
      <ScreenTitle name={common.notFoundTitle} />
      <h1 className="sr-only">{common.notFound}</h1>
      <img src={notFound} alt="" width={640} height={420} className="h-auto w-full max-w-lg" />
    </div>
  );
}
