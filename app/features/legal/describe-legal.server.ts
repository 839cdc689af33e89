import type { MiddlewareFunction } from 'react-router';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import type { LegalText } from '#app/i18n/legal-text.ts';

/** Says what a legal page is. It has no loader, which would only make the browser ask for nothing. */
export function describeLegal({ title, intro }: LegalText, path: string): MiddlewareFunction<Response> {
  return (args) => describePage(args, () => ({ name: title, text: intro, path, isListed: true, things: [] }));
}
