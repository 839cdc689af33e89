import { useFormats } from '#counter/i18n/language-provider.tsx';
import { useNow } from './use-now.ts';

/** How long ago something was; the moment itself in Cairo on hover. */
export function Age({ at }: { at: string }) {
  const { writeAge, writeMoment } = useFormats();
  const now = useNow();
  return (
    <time dateTime={at} title={writeMoment(at)}>
      {writeAge(at, now)}
    </time>
  );
}
