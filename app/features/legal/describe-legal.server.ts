import type { MiddlewareFunction } from 'react-router';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import type { LegalText } from '#messages/privacy.ts';

/** Describes a page of text to search engines. Middleware, because a loader would cost a request per navigation. */
export function describeLegal(
  writeText: () => Pick<LegalText, 'title' | 'intro'>,
  path: string,
): MiddlewareFunction<Response> {
  return (args) =>
    describePage(args, () => {
      const { title, intro } = writeText();
      return { name: title, text: intro, path, isListed: true, things: [] };
    });
}
