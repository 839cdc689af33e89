import { html } from 'hono/html';
import type { ApiCall, CallError } from '#contract/call.ts';
import { composeExample } from './compose-example.ts';
import { describeRequest, pathOf } from './openapi.ts';
import { renderJson } from './render-json.ts';
import { describeSchema } from './schemas.ts';

export interface ShownCall {
  call: ApiCall;
  /** The same call of the other version, where nothing about it differs. */
  twin?: ApiCall | undefined;
}

interface Row {
  name: string;
  place: string;
  description: string;
}

function listInputs(call: ApiCall): Row[] {
  const body = describeRequest(call);
  const required = new Set(body?.required);
  return [
    ...Object.entries(call.params ?? {}).map(([name, description]) => ({ name, place: 'path', description })),
    ...(call.query ?? []).map(({ name, description, isRepeatable }) => ({
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

function renderInputs(call: ApiCall) {
  const rows = listInputs(call);
  if (rows.length === 0) return '';
  return html`<table><caption>What it takes</caption>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    ({ name, place, description }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${description}</td></tr>\n`,
  )}</tbody></table>`;
}

const renderError = ({ status, text, param }: CallError) =>
  html`<tr><th scope="row">${status}</th><td>${text}</td><td>${param ? html`<code>${param}</code>` : ''}</td></tr>\n`;

function renderErrors({ errors, status }: ApiCall) {
  if (errors.length === 0) return '';
  const sorted = errors.toSorted((one, other) => one.status - other.status);
  const statuses = [...new Set(sorted.map((error) => error.status))].filter((one) => one !== status);
  return html`<details><summary>Errors <span class="aside">${statuses.join(', ')}</span></summary>
<table class="errors"><caption class="hidden">Errors</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Text</th><th scope="col">Field</th></tr></thead>
<tbody>${sorted.map(renderError)}</tbody></table></details>`;
}

function renderAnswer({ answer, status, samples }: ApiCall) {
  if (!answer) return html`<p class="empty">Answers ${status} without a body.</p>`;
  const example = composeExample(describeSchema(answer), samples);
  return html`<details><summary>Answer <span class="aside">${status}</span></summary>${renderJson(example)}</details>`;
}

function renderRequest(call: ApiCall) {
  const body = describeRequest(call);
  if (!body) return '';
  return html`<figure><figcaption>Request</figcaption>${renderJson(composeExample(body, call.samples))}</figure>`;
}

/** One call: what it does, takes, answers and refuses. */
export function renderCall({ call, twin }: ShownCall) {
  return html`<article id="${call.id}" aria-labelledby="${call.id}-title">
<h3 id="${call.id}-title"><span class="method ${call.method}">${call.method}</span> <code>${breakPath(pathOf(call))}</code></h3>
<p class="summary">${call.summary}${call.needsToken ? html` <span class="needs-token">token</span>` : ''}</p>
${twin ? html`<p class="aside">Also at <code>${breakPath(pathOf(twin))}</code>, the same.</p>` : ''}
${call.notes ? html`<p>${call.notes}</p>` : ''}
${renderInputs(call)}
${renderRequest(call)}
${renderAnswer(call)}
${renderErrors(call)}
</article>
`;
}

/** A path that may break behind its slashes, on narrow screens. */
const breakPath = (path: string) => path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);
