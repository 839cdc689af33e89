import { Button, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { startTotp, turnOffTotp } from '#contract/staff/factor-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { type NewTotp, TotpSetup } from '#counter/factors/totp-setup.tsx';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { FactorRow } from './factor-row.tsx';
import { reloadFactors, useLastFactorText } from './own-factors.ts';

/** Authenticator app settings: turn on, turn off, or move to another phone. */
export function AppRow({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const { common, factors } = useTexts();
  const { totp: isOn } = useMe().factors;
  const reportFailure = useReportFailure();
  const lastFactorText = useLastFactorText();
  const setup = useDialog<NewTotp>();
  const turningOff = useDialog();
  const starting = useMutation({
    mutationFn: () => callStaff(startTotp),
    onSuccess: ({ data }) => setup.open(data),
    onError: reportFailure,
  });
  return (
    <FactorRow
      icon={Smartphone}
      title={factors.app}
      text={factors.appHint}
      badge={{ label: isOn ? factors.on : factors.off, isGood: isOn }}
      actions={
        <>
          <Button variant="default" size="xs" loading={starting.isPending} onClick={() => starting.mutate()}>
            {isOn ? factors.change : factors.useApp}
          </Button>
          {isOn && (
            <Button variant="subtle" color="red" size="xs" onClick={() => turningOff.open()}>
              {factors.turnOff}
            </Button>
          )}
        </>
      }
    >
      <Modal
        opened={setup.isOpen}
        onClose={setup.close}
        title={factors.scanTitle}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {setup.subject && (
          <TotpSetup
            totp={setup.subject}
            onTurnedOn={(recoveryCodes) => {
              setup.close();
              notifications.show({ message: factors.appIsOn });
              onAdded(recoveryCodes);
            }}
          />
        )}
      </Modal>
      <ConfirmDialog
        opened={turningOff.isOpen}
        title={factors.turnOffTitle}
        consequence={[factors.turnOffText, lastFactorText].join(' ')}
        confirmLabel={factors.turnOff}
        isDangerous
        onConfirm={async () => {
          await callStaff(turnOffTotp);
          await reloadFactors();
        }}
        onClose={turningOff.close}
      />
    </FactorRow>
  );
}
