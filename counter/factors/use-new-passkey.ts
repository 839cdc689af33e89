import { addPasskey, askForNewPasskey } from '#contract/staff/factor-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { createPasskey } from '#counter/session/passkeys.ts';
import { usePasskey } from '#counter/session/use-passkey.ts';
import { describeDevice } from '#counter/ui/describe-device.ts';

/** Adds a passkey named after this device. `onAdded` receives new recovery codes, or an empty array. */
export function useNewPasskey(onAdded: (recoveryCodes: string[]) => void) {
  const { account } = useTexts();
  return usePasskey({
    ask: () => callStaff(askForNewPasskey),
    show: createPasskey,
    async send(response) {
      const name = describeDevice(navigator.userAgent) ?? account.unknownDevice;
      onAdded((await callStaff(addPasskey, { body: { name, response } })).data.recoveryCodes);
    },
  });
}
