import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.tsx';

/** Renders unbreakable parts in brackets. */
const renderBracketed = (text: string) =>
  renderToStaticMarkup(keepTogether(text)).replaceAll(/<span[^>]*>(.*?)<\/span>/g, '[$1]');

test.each([
  ['a 65 W charger and a USB-C cable.', 'a [65 W] charger and a [USB-C] cable.'],
  ['Wi-Fi and USB-MIDI, 6.5-inch screen', '[Wi-Fi] and [USB-MIDI], 6.5-inch screen'],
  ['12 GB memory, 3 compartments', '[12 GB] memory, 3 compartments'],
  ['شاشة 14 بوصة وكابل USB-C', 'شاشة [14 بوصة] وكابل [USB-C]'],
  ['سعة 256 جيجابايت، كحلي', 'سعة [256 جيجابايت]، كحلي'],
  ['90 × 180 سم، 1.6 كجم', '90 × [180 سم]، [1.6 كجم]'],
  ['nothing of the kind', 'nothing of the kind'],
  ['', ''],
])('keeps names and units together in "%s"', (text, kept) => {
  expect(renderBracketed(text)).toBe(kept);
});
