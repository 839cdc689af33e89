import { Skeleton } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';

const ROW_INDEXES = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder rows as high as the real ones, so that the page does not jump. */
export function ListSkeleton({ isNarrow }: { isNarrow: boolean }) {
  const { common } = useTexts();
  return (
    <div role="status" aria-busy="true" aria-label={common.loading}>
      {ROW_INDEXES.map((row) => (
        <Skeleton
          key={row}
          height={isNarrow ? 92 : 38}
          mb={isNarrow ? 10 : 8}
          radius={isNarrow ? 'lg' : 'sm'}
        />
      ))}
    </div>
  );
}
