import { LegalScreen } from '#app/features/legal/legal-screen.tsx';
import { termsEn } from '#app/features/legal/terms-en.ts';

export default function Terms() {
  return <LegalScreen {...termsEn} />;
}
