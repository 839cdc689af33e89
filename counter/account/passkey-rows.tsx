import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import type { StaffPasskey } from '#contract/staff/answers.ts';
import { removePasskey } from '#contract/staff/factor-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useNewPasskey } from '#counter/factors/use-new-passkey.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { arePasskeysSupported } from '#counter/session/passkeys.ts';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import styles from './account.module.css';
import { FactorRow } from './factor-row.tsx';
import { passkeysQuery, reloadFactors, useLastFactorText } from './own-factors.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** Lists the signed-in person's passkeys; adds, renames and removes them. */
export function PasskeyRows({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const { factors } = useTexts();
  const query = useQuery(passkeysQuery);
  const lastFactorText = useLastFactorText();
  const removal = useDialog<StaffPasskey>();
  const renaming = useDialog<StaffPasskey>();
  const isSupported = arePasskeysSupported();
  const adding = useNewPasskey((recoveryCodes) => {
    notifications.show({ message: factors.passkeyAdded });
    onAdded(recoveryCodes);
  });
  return (
    <FactorRow
      icon={FingerprintPattern}
      title={factors.passkeys}
      text={isSupported ? factors.passkeysHint : factors.passkeyUnsupported}
      actions={
        isSupported && (
          <Button variant="default" size="xs" loading={adding.isBusy} onClick={adding.start}>
            {factors.addPasskey}
          </Button>
        )
      }
    >
      <Problem>{adding.problem}</Problem>
      <Loaded query={query} lines={1}>
        {({ data }) =>
          data.length > 0 && (
            <ul className={styles.passkeys}>
              {data.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => renaming.open(passkey)}
                  onRemove={() => removal.open(passkey)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {renaming.subject && (
        <RenamePasskey
          key={renaming.subject.id}
          passkey={renaming.subject}
          opened={renaming.isOpen}
          onClose={renaming.close}
        />
      )}
      <ConfirmDialog
        opened={removal.isOpen}
        title={factors.removeTitle(removal.subject?.name ?? '')}
        consequence={[factors.removeText, lastFactorText].join(' ')}
        confirmLabel={factors.remove}
        isDangerous
        onConfirm={async () => {
          await callStaff(removePasskey, { id: removal.subject?.id ?? '' });
          notifications.show({ message: factors.removed });
          await reloadFactors();
        }}
        onClose={removal.close}
      />
    </FactorRow>
  );
}
