import { Badge, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Smartphone from 'lucide-react/icons/smartphone';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useState } from 'react';
import { startTotp } from '#contract/staff/factor-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { EntryFrame } from '#counter/session/entry-frame.tsx';
import { arePasskeysSupported } from '#counter/session/passkeys.ts';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Problem } from '#counter/ui/message.tsx';
import styles from './factor-setup.module.css';
import { type NewTotp, TotpSetup } from './totp-setup.tsx';
import { useNewPasskey } from './use-new-passkey.ts';

interface FactorSetupProps {
  /** Receives the recovery codes, which the server creates with the first factor. */
  onAdded: (recoveryCodes: string[]) => void;
}

/** Lets the person choose their first second factor and set it up. */
export function FactorSetup({ onAdded }: FactorSetupProps) {
  const { factors } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [totp, setTotp] = useState<NewTotp>();
  const passkey = useNewPasskey(onAdded);
  const starting = useMutation({
    mutationFn: () => callStaff(startTotp),
    onSuccess: ({ data }) => setTotp(data),
  });
  if (totp)
    return (
      <EntryFrame title={factors.scanTitle}>
        <TotpSetup totp={totp} onTurnedOn={onAdded} onBack={() => setTotp(undefined)} />
      </EntryFrame>
    );
  const isSupported = arePasskeysSupported();
  return (
    <EntryFrame title={factors.neededTitle} text={factors.neededText}>
      <Stack gap="sm">
        <FactorOption
          icon={FingerprintPattern}
          title={factors.passkey}
          text={isSupported ? factors.passkeyText : factors.passkeyUnsupported}
          badge={factors.recommended}
        >
          <Button fullWidth disabled={!isSupported} loading={passkey.isBusy} onClick={passkey.start}>
            {factors.createPasskey}
          </Button>
        </FactorOption>
        <FactorOption icon={Smartphone} title={factors.app} text={factors.appText}>
          <Button fullWidth variant="default" loading={starting.isPending} onClick={() => starting.mutate()}>
            {factors.useApp}
          </Button>
        </FactorOption>
        <Problem>{passkey.problem ?? (starting.error ? describeFailure(starting.error) : undefined)}</Problem>
      </Stack>
    </EntryFrame>
  );
}

interface FactorOptionProps {
  icon: LucideIcon;
  title: string;
  text: string;
  badge?: string;
  children: ReactNode;
}

function FactorOption({ icon: Icon, title, text, badge, children }: FactorOptionProps) {
  return (
    <div className={styles.way}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <ThemeIcon variant="light" size={36} radius="md">
          <Icon size={20} strokeWidth={1.8} aria-hidden />
        </ThemeIcon>
        <div>
          <Group gap="xs">
            <Text component="h2" fw={600}>
              {title}
            </Text>
            {badge && <Badge variant="light">{badge}</Badge>}
          </Group>
          <Text fz="sm" c="dimmed">
            {text}
          </Text>
        </div>
      </Group>
      {children}
    </div>
  );
}
