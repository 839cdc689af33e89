import { describeLegal } from '#app/features/legal/describe-legal.server.ts';
import { LegalScreen } from '#app/features/legal/legal-screen.tsx';
import { paths } from '#app/paths.ts';
import { text } from '#messages/privacy.ts';

export const middleware = [describeLegal(text, paths.privacy)];

export default function PrivacyPolicy() {
  return <LegalScreen {...text} />;
}
