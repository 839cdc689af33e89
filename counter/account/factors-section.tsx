import { Modal } from '@mantine/core';
import { useState } from 'react';
import { RecoveryCodes } from '#counter/factors/recovery-codes.tsx';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import { AppRow } from './app-row.tsx';
import { CodesRow } from './codes-row.tsx';
import { reloadFactors } from './own-factors.ts';
import { PasskeyRows } from './passkey-rows.tsx';

/** The signed-in person's second factors: passkeys, authenticator app, recovery codes. */
export function FactorsSection() {
  const { factors } = useTexts();
  const [codes, setCodes] = useState<string[]>([]);
  function showCodes(recoveryCodes: string[]): void {
    setCodes(recoveryCodes);
    void reloadFactors();
  }
  return (
    <Section title={factors.title} description={factors.hint}>
      <PasskeyRows onAdded={showCodes} />
      <AppRow onAdded={showCodes} />
      <CodesRow onRenewed={showCodes} />
      <Modal opened={codes.length > 0} onClose={() => {}} withCloseButton={false} title={factors.codesTitle}>
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      </Modal>
    </Section>
  );
}
