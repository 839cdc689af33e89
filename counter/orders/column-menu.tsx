import { ActionIcon, Menu } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { COLUMN_IDS, type ColumnId, FIXED_COLUMN } from './order-columns.tsx';

interface ColumnMenuProps {
  shown: readonly ColumnId[];
  onToggle: (id: ColumnId) => void;
  onReset: () => void;
}

export function ColumnMenu({ shown, onToggle, onReset }: ColumnMenuProps) {
  const { orders } = useTexts();
  return (
    <Menu closeOnItemClick={false} width={220}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="var(--tool-size)"
          aria-label={orders.columns.title}
          title={orders.columns.title}
          visibleFrom="sm"
        >
          <Columns3 size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{orders.columns.title}</Menu.Label>
        {COLUMN_IDS.filter((id) => id !== FIXED_COLUMN).map((id) => (
          <Menu.Item
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown.includes(id)}
            rightSection={shown.includes(id) && <Check size={16} aria-hidden />}
            onClick={() => onToggle(id)}
          >
            {orders.columns[id]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item closeMenuOnClick onClick={onReset}>
          {orders.resetColumns}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
