import { Button } from '@mantine/core';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { renewRecoveryCodes } from '#contract/staff/factor-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { FactorRow } from './factor-row.tsx';

const MIN_CODES = 3;

/** Shows how many recovery codes are left, and replaces them with new ones. */
export function CodesRow({ onRenewed }: { onRenewed: (recoveryCodes: string[]) => void }) {
  const { factors: texts } = useTexts();
  const { factors, hasSecondFactor } = useMe();
  const renewal = useDialog();
  return (
    <FactorRow
      icon={LifeBuoy}
      title={texts.codes}
      text={hasSecondFactor ? texts.codesHint : texts.noCodesYet}
      {...(hasSecondFactor && {
        badge: { label: texts.codesLeft(factors.recoveryCodes), isGood: factors.recoveryCodes >= MIN_CODES },
      })}
      actions={
        hasSecondFactor && (
          <Button variant="default" size="xs" onClick={() => renewal.open()}>
            {texts.renew}
          </Button>
        )
      }
    >
      <ConfirmDialog
        opened={renewal.isOpen}
        title={texts.renewTitle}
        consequence={texts.renewText}
        confirmLabel={texts.renew}
        onConfirm={async () => onRenewed((await callStaff(renewRecoveryCodes)).data.recoveryCodes)}
        onClose={renewal.close}
      />
    </FactorRow>
  );
}
