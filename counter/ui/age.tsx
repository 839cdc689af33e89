import { useFormats } from '#counter/i18n/language-provider.tsx';
import { useNow } from './use-now.ts';

/** A relative time such as '5 min ago'. On hover, shows the exact time in Cairo. */
export function Age({ at }: { at: string }) {
  const { writeAge, writeMoment } = useFormats();
  const now = useNow();
  return (
    <time dateTime={at} title={writeMoment(at)}>
      {writeAge(at, now)}
    </time>
  );
}
