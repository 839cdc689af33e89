import { ActionIcon, Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import Keyboard from 'lucide-react/icons/keyboard';
import { useTexts } from '#counter/i18n/language-provider.tsx';

const COMMON_SHORTCUTS = [
  ['palette', ['Ctrl K']],
  ['help', ['?']],
] as const;

const SCREEN_SHORTCUTS = {
  list: [
    ['search', ['/']],
    ['next', ['J', '↓']],
    ['previous', ['K', '↑']],
    ['open', ['Enter']],
    ['select', ['X']],
    ['clear', ['Esc']],
    ...COMMON_SHORTCUTS,
  ],
  /** Elements of the order screen have these letters in `aria-keyshortcuts`. */
  order: [
    ['act', ['A']],
    ['more', ['M']],
    ['address', ['E']],
    ['note', ['N']],
    ['print', ['P']],
    ['back', ['U']],
    ...COMMON_SHORTCUTS,
  ],
} as const;

interface KeysDialogProps {
  screen: keyof typeof SCREEN_SHORTCUTS;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the keyboard shortcuts of a screen. */
export function KeysDialog({ screen, isOpen, onClose }: KeysDialogProps) {
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
        {SCREEN_SHORTCUTS[screen].map(([name, keys]) => (
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

interface KeysButtonProps {
  size: number | string;
  onClick: () => void;
}

/** Opens the dialog with the keyboard shortcuts. */
export function KeysButton({ size, onClick }: KeysButtonProps) {
  const { orders } = useTexts();
  return (
    <ActionIcon
      variant="default"
      size={size}
      aria-label={orders.keys.title}
      title={orders.keys.title}
      onClick={onClick}
    >
      <Keyboard size={17} aria-hidden />
    </ActionIcon>
  );
}
