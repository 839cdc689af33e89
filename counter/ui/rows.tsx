import { Skeleton, Stack } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Stands for lines of content until they are there. */
export function Rows({ count = 6 }: { count?: number }) {
  const { common } = useTexts();
  return (
    <Stack gap="sm" role="status" aria-busy="true" aria-label={common.loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} height={36} radius="sm" />
      ))}
    </Stack>
  );
}
