import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';

const KEYS = [
  ['search', ['/']],
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['open', ['Enter']],
  ['select', ['X']],
  ['clear', ['Esc']],
  ['palette', ['Ctrl K']],
  ['help', ['?']],
] as const;

/** Shows the keyboard shortcuts of the order list. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { orders, common } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={orders.keys.title}
      size="xs"
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack gap="xs">
        {KEYS.map(([name, keys]) => (
          <Group key={name} justify="space-between">
            <Text>{orders.keys[name]}</Text>
            <Group gap={4}>
              {keys.map((key) => (
                <Kbd key={key} dir="ltr">
                  {key}
                </Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
