import { describeLegal } from '#app/features/legal/describe-legal.server.ts';
import { LegalScreen } from '#app/features/legal/legal-screen.tsx';
import { paths } from '#app/paths.ts';
import { writeText } from '#messages/privacy.ts';

export const middleware = [describeLegal(writeText, paths.privacy)];

export default function PrivacyPolicy() {
  return <LegalScreen {...writeText()} />;
}
