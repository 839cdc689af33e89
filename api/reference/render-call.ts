import { html } from 'hono/html';
import type { ServedCall } from '#contract/calls.ts';
import { composeExample } from './compose-example.ts';
import { describeRequest, pathOf, type ShownRefusal, toShownRefusal } from './openapi.ts';
import { renderJson } from './render-json.ts';
import { describeSchema } from './schemas.ts';

export interface ShownCall {
  call: ServedCall;
  /** The same call in the other version, if only the path differs. */
  twin?: ServedCall | undefined;
}

interface Row {
  name: string;
  place: string;
  description: string;
}

function listInputs(call: ServedCall): Row[] {
  const body = describeRequest(call);
  const required = new Set(body?.required);
  return [
    ...Object.entries(call.params ?? {}).map(([name, description]) => ({ name, place: 'path', description })),
    ...call.query.map(({ name, description, isRepeatable }) => ({
      name,
      place: 'query',
      description: isRepeatable ? `${description} Repeat it for several.` : description,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, { description = '' }]) => ({
      name,
      place: required.has(name) ? 'body' : 'body, optional',
      description,
    })),
  ];
}

function renderInputs(call: ServedCall) {
  const rows = listInputs(call);
  if (rows.length === 0) return '';
  return html`<table><caption>What it takes</caption>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    ({ name, place, description }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${description}</td></tr>\n`,
  )}</tbody></table>`;
}

const renderRefusal = ({ status, code, text, param }: ShownRefusal) =>
  html`<tr><th scope="row">${status}</th><td>${text} <code class="code">${code}</code></td><td>${param ? html`<code>${param}</code>` : ''}</td></tr>\n`;

function renderRefusals({ refusals, status }: ServedCall) {
  if (refusals.length === 0) return '';
  const sorted = refusals.map(toShownRefusal).toSorted((one, other) => one.status - other.status);
  const statuses = [...new Set(sorted.map((error) => error.status))].filter((one) => one !== status);
  return html`<details><summary>Errors <span class="aside">${statuses.join(', ')}</span></summary>
<table class="errors"><caption class="hidden">Errors</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Text and code</th><th scope="col">Field</th></tr></thead>
<tbody>${sorted.map(renderRefusal)}</tbody></table></details>`;
}

function renderAnswer({ answer, status, samples }: ServedCall) {
  if (!answer) return html`<p class="empty">Answers ${status} without a body.</p>`;
  const example = composeExample(describeSchema(answer), samples);
  return html`<details><summary>Answer <span class="aside">${status}</span></summary>${renderJson(example)}</details>`;
}

function renderRequest(call: ServedCall) {
  const body = describeRequest(call);
  if (!body) return '';
  return html`<figure><figcaption>Request</figcaption>${renderJson(composeExample(body, call.samples))}</figure>`;
}

/** One call: description, request, answer, refusals. */
export function renderCall({ call, twin }: ShownCall) {
  return html`<article id="${call.id}" aria-labelledby="${call.id}-title">
<h3 id="${call.id}-title"><span class="method ${call.method}">${call.method}</span> <code>${breakPath(pathOf(call))}</code></h3>
<p class="summary">${call.summary}${call.audience === 'shopper' ? html` <span class="needs-token">token</span>` : ''}</p>
${twin ? html`<p class="aside">Also at <code>${breakPath(pathOf(twin))}</code>, the same.</p>` : ''}
${call.notes ? html`<p>${call.notes}</p>` : ''}
${renderInputs(call)}
${renderRequest(call)}
${renderAnswer(call)}
${renderRefusals(call)}
</article>
`;
}

/** A path that can wrap after slashes on narrow screens. */
const breakPath = (path: string) => path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);
