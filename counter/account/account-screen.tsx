import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Page } from '#counter/ui/page.tsx';
import { FactorsSection } from './factors-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function AccountScreen() {
  const { account } = useTexts();
  return (
    <Page title={account.title} description={account.subtitle} width="narrow">
      <ProfileSection />
      <PasswordSection />
      <FactorsSection />
      <SessionsSection />
      <KeysSection />
    </Page>
  );
}
