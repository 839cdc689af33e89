import { expect, test } from 'vitest';
import { writeJsonLd } from './head-tags.server.tsx';

test('objects are in one graph, without undefined properties', () => {
  expect(JSON.parse(writeJsonLd([{ '@type': 'Product', name: 'Tea pot', brand: undefined }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Tea pot' }],
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >'])(
  'the product name %s is escaped',
  (name) => {
    const text = writeJsonLd([{ '@type': 'Product', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  },
);
