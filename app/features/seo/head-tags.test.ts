import { expect, test } from 'vitest';
import { writeJsonLd } from './head-tags.server.tsx';

test('things are said in one graph, and what is not known is not said', () => {
  expect(JSON.parse(writeJsonLd([{ '@type': 'Product', name: 'Tea pot', brand: undefined }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Tea pot' }],
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >'])(
  'a product called %s ends no script, and keeps its name',
  (name) => {
    const text = writeJsonLd([{ '@type': 'Product', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  },
);
