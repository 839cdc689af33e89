import { expect, test } from 'vitest';
import { listKinds } from './kind.ts';
import { isRealWord } from './real-words.ts';

test.each([
  ['Hayvo X1 Smartphone 256 GB, Midnight', ['smartphone']],
  ['Teknuma Optik M1 Mirrorless Camera with Lens, Black', ['camera']],
  ['Qasbeen Essential T-Shirts, Pack of 3, L', ['shirts', 'tshirts']],
  ['Set of 4 Stoneware Mugs', ['mugs']],
  ['Box of Dark Chocolate', ['chocolate']],
  ['Breakfast Tea, 100 Bags', ['tea']],
  ['Snake Plant in White Pot', ['plant']],
  ['The Lamplighter, a novel by Salma Haridy', ['novel']],
  ['Old Houses of Cairo by Hany Abu-Zeid', []],
  ['طقم ماجات ستون وير، 4 قطع', ['ماجات']],
  ['حقيبة كتف بسلسلة أورفانتي Luna، أسود', ['حقيبه']],
  ['أحمر شفاه لوميفرا Velvet', ['شفاه']],
  ['iPhone 15 Pro Max 256GB Black', ['iphone']],
  ['', []],
])('%s is of the kind %j', (title, kinds) => {
  expect([...listKinds([title])]).toEqual(kinds);
});

test('real words are recognised in any form, misspelt words are not', () => {
  expect(['shoes', 'sneaker', 'كوتشي', 'الكوتشي', 'shows'].filter(isRealWord)).toHaveLength(5);
  expect(['headfones', 'labtop', 'walet', 'موبيل', 'نضارة'].filter(isRealWord)).toEqual([]);
});
