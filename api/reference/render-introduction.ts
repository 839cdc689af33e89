import { html } from 'hono/html';
import { composeRefusal, toShownRefusal } from './openapi.ts';
import { renderJson } from './render-json.ts';

/** The introduction: rules for all calls. */
export function renderIntroduction() {
  return html`<section aria-labelledby="introduction" class="introduction">
<h1 id="introduction">The shop as an API</h1>
<p>JSON in, JSON out. Any site may call it from a browser. The same description for programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<dl class="rules">
<div><dt>Token</dt><dd>Calls marked <span class="needs-token">token</span> need the header <code>token</code>, with the token that sign-up and sign-in answer, as it is: without <code>Bearer</code>.</dd></div>
<div><dt>Ids</dt><dd>24 hexadecimal digits, as <code>_id</code>. Orders also carry their number, as <code>id</code>.</dd></div>
<div><dt>Money</dt><dd>Numbers in EGP, VAT included. A product on offer costs its <code>offerPrice</code>, which is null for all others; <code>priceAfterDiscount</code> says the same, and is left out.</dd></div>
<div><dt>Lists</dt><dd>Come in pages of 40. <code>results</code> counts the matches of all pages; <code>metadata</code> tells which page this is, and of <code>nextPage</code> and <code>prevPage</code> where there are such.</dd></div>
<div><dt>Bodies</dt><dd>Sent as <code>application/json</code>, 64 kB at most. A slash at the end of a path is harmless.</dd></div>
<div><dt>Limits</dt><dd>Who tries too often is answered 429 with <code>Retry-After</code>, in seconds.</dd></div>
</dl>
<h2 id="errors">Errors</h2>
<p>Two shapes. A wrong field is answered with status 400 and names the field; everything else carries its text in <code>message</code>. <code>code</code> names the refusal for programs, and <code>values</code> what its text tells beside that, such as a count.</p>
<div class="pair">
<figure><figcaption>Everything but fields</figcaption>${renderJson(composeRefusal(toShownRefusal('wrong-sign-in')))}</figure>
<figure><figcaption>A wrong field</figcaption>${renderJson(composeRefusal(toShownRefusal({ code: 'invalid-email', param: 'email' }), 'sara@x'))}</figure>
</div>
</section>`;
}
