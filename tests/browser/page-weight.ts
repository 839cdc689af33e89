import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface PageWeight {
  scriptBytes: number;
  styleBytes: number;
}

/** Counts the bytes of scripts and styles that a page loads, as the build compressed them with brotli. */
export function weighPage(page: Page): () => PageWeight {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  const sum = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + statSync(`build/client${file}.br`).size, 0);
  return () => ({ scriptBytes: sum('.js'), styleBytes: sum('.css') });
}
