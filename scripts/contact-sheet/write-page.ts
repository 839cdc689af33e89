import { writeFileSync } from 'node:fs';
import type { Screenshot } from './capture-screens.ts';

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
h2 { margin: 2.5rem 0 0.75rem; text-transform: capitalize; }
h3 { margin: 1rem 0 0.25rem; font-weight: 500; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
figure { margin: 0; }
img { display: block; block-size: 15rem; inline-size: auto; border: 1px solid #8888; border-radius: 6px; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
nav a, h2 { text-transform: capitalize; }
`;

const toWords = (name: string) => name.replaceAll('-', ' ');

function writeFigure({ screen, language, theme, width, height, file }: Screenshot): string {
  const alt = `${toWords(screen)}, ${width} pixels, ${language}, ${theme}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a><figcaption>${width}</figcaption></figure>`;
}

function writeScreen(screen: string, screenshots: Screenshot[]): string {
  const rows = Map.groupBy(screenshots, ({ language, theme }) => `${language}, ${theme}`);
  const parts = [...rows].map(
    ([row, taken]) => `<h3>${row}</h3>\n<div>${taken.map(writeFigure).join('\n')}</div>`,
  );
  return `<section id="${screen}"><h2>${toWords(screen)}</h2>\n${parts.join('\n')}\n</section>`;
}

/** Writes the contact sheet as one HTML file that works without a server. */
export function writePage(folder: string, screenshots: Screenshot[]): string {
  const screens = Map.groupBy(screenshots, ({ screen }) => screen);
  const links = [...screens.keys()].map((screen) => `<a href="#${screen}">${toWords(screen)}</a>`);
  const parts = [...screens].map(([screen, taken]) => writeScreen(screen, taken));
  const file = `${folder}/index.html`;
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact sheet · My Store</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Contact sheet</h1>
<nav>${links.join('\n')}</nav>
${parts.join('\n')}
</body>
</html>
`,
  );
  return file;
}
