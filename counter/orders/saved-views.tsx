import { ActionIcon, Button, Group, Menu, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import Bookmark from 'lucide-react/icons/bookmark';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { useStored } from '#counter/ui/use-stored.ts';
import { countFilters, type ListFilters, writeFilters } from './order-filters.ts';

const MAX_NAME_LENGTH = 40;
const savedViews = v.array(v.object({ name: v.string(), search: v.string() }));

/** The person's own named filters, which this device stores. */
export function SavedViews({ filters }: { filters: ListFilters }) {
  const { orders, common } = useTexts();
  const navigate = useNavigate();
  const [views, keep] = useStored(`counter-order-views-${useMe().id}`, savedViews, []);
  const [isNaming, { open, close }] = useDisclosure();
  const [name, setName] = useState('');
  const search = writeFilters(filters).toString();
  const isSavable = countFilters(filters) > 0 || filters.search !== '' || filters.status.length > 0;
  const current = views.find((view) => view.search === search);
  function save() {
    keep([...views.filter((view) => view.name !== name.trim()), { name: name.trim(), search }]);
    setName('');
    close();
  }
  return (
    <>
      <Menu width={260}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="var(--tool-size)"
            aria-label={orders.savedViews}
            title={orders.savedViews}
          >
            <Bookmark size={17} fill={current ? 'currentColor' : 'none'} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{orders.savedViews}</Menu.Label>
          {views.length === 0 && (
            <Text fz="sm" c="dimmed" px="sm" pb="xs">
              {orders.noViews}
            </Text>
          )}
          {views.map((view) => (
            <Group key={view.name} gap={0} wrap="nowrap">
              <Menu.Item
                aria-current={view === current}
                onClick={() => void navigate({ search: view.search })}
              >
                <bdi>{view.name}</bdi>
              </Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={orders.deleteView(view.name)}
                onClick={() => keep(views.filter((each) => each !== view))}
              >
                <X size={15} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
          {isSavable && !current && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<Plus size={16} aria-hidden />} onClick={open}>
                {orders.saveView}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isNaming}
        onClose={close}
        title={orders.saveView}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) save();
          }}
        >
          <Stack>
            <TextInput
              label={orders.viewName}
              description={orders.viewNameHint}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              dir="auto"
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={!name.trim()}>
              {common.save}
            </Button>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
