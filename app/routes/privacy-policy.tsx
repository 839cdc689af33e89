import { LegalScreen } from '#app/features/legal/legal-screen.tsx';
import { privacyEn } from '#app/features/legal/privacy-en.ts';

export default function PrivacyPolicy() {
  return <LegalScreen {...privacyEn} />;
}
