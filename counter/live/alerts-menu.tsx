import { ActionIcon, Checkbox, Popover, Stack, Text } from '@mantine/core';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { type AlertSettings, readAlertSettings, storeAlertSettings } from './alert-settings.ts';
import { playChime } from './play-chime.ts';

const canNotify = () => 'Notification' in window;

/** Lets the person choose whether a new order plays a sound or shows a browser notification. */
export function AlertsMenu() {
  const { home } = useTexts();
  const [settings, setSettings] = useState(readAlertSettings);
  const [isBlocked, setIsBlocked] = useState(false);
  const keep = (changes: Partial<AlertSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    storeAlertSettings(next);
  };
  async function chooseNotification(isWanted: boolean): Promise<void> {
    const isAllowed = !isWanted || (await Notification.requestPermission()) === 'granted';
    setIsBlocked(!isAllowed);
    keep({ isNotificationOn: isWanted && isAllowed });
  }
  const Icon = settings.isSoundOn || settings.isNotificationOn ? BellRing : Bell;
  return (
    <Popover position="bottom-end" shadow="lg" radius="md" trapFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={home.alerts}>
          <Icon size={18} strokeWidth={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Text fw={500}>{home.alerts}</Text>
          <Checkbox
            label={home.sound}
            checked={settings.isSoundOn}
            onChange={({ currentTarget: { checked } }) => {
              keep({ isSoundOn: checked });
              if (checked) playChime();
            }}
          />
          {canNotify() && (
            <Checkbox
              label={home.notify}
              checked={settings.isNotificationOn}
              onChange={({ currentTarget: { checked } }) => void chooseNotification(checked)}
            />
          )}
          {isBlocked && (
            <Text fz="xs" c="red" maw="14rem">
              {home.notifyBlocked}
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
