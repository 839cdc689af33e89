/** The reference page, which describes all calls: plain HTML with one stylesheet and no scripts. */
import { html } from 'hono/html';
import { THEME_COLORS } from '#api/platform/http/html-page.ts';
import { CALLS, type ServedCall } from '#contract/calls.ts';
import { renderCall, type ShownCall } from './render-call.ts';
import { renderIntroduction } from './render-introduction.ts';

const slugOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

/** The calls by tag. A call that is the same in both API versions is shown once. */
function groupCalls(): Map<string, ShownCall[]> {
  const twinOf = (call: ServedCall) =>
    CALLS.find(({ id, summary }) => id === `${call.id}V2` && summary === call.summary);
  const twins = new Set(CALLS.map(twinOf));
  return Map.groupBy(
    CALLS.filter((call) => !twins.has(call)).map((call) => ({ call, twin: twinOf(call) })),
    ({ call }) => call.tag,
  );
}

/** Renders the reference page. */
export function renderReference(shop: string, styleAddress: string) {
  const groups = [...groupCalls()];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${THEME_COLORS}
<title>API reference · ${shop}</title>
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><a class="logo" href="/">${shop}</a><span>API reference</span><a class="document" href="/api/v1/openapi.json">openapi.json</a></header>
<div class="page">
<nav aria-label="Calls">
<ul class="tags"><li><a href="#introduction">Introduction</a></li>
${groups.map(
  ([tag, calls]) => html`<li><a href="#${slugOf(tag)}">${tag}</a><ul>
${calls.map(({ call }) => html`<li><a href="#${call.id}"><span class="method ${call.method}">${call.method}</span>${call.version === 'v2' ? 'v2 ' : ''}${call.path}</a></li>\n`)}</ul></li>\n`,
)}</ul>
</nav>
<main id="content" tabindex="-1">
${renderIntroduction()}
${groups.map(
  ([tag, calls]) => html`<section aria-labelledby="${slugOf(tag)}"><h2 id="${slugOf(tag)}">${tag}</h2>
${calls.map(renderCall)}</section>\n`,
)}</main>
</div>
</body>
</html>`;
}
