import { html } from 'hono/html';

/** Renders a value as readable JSON: short lists and objects stay on one line. */
export function renderJson(value: unknown) {
  return html`<pre><code>${writeJson(value, '')}</code></pre>`;
}

const LINE_LENGTH = 64;

function writeJson(value: unknown, indent: string): string {
  const short = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || short.length + indent.length <= LINE_LENGTH)
    return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => writeJson(item, inner))
    : Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${writeJson(field, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
