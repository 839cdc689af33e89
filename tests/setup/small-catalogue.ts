import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';

/** Draws a small picture that differs by hue. */
export async function drawPicture(hue: number, width = 60, height = 40): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 80% 60%)"/>
    <circle cx="50%" cy="50%" r="30%" fill="hsl(${hue + 120} 80% 40%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const writeId = (digit: string) => digit.repeat(24);

/** Describes a catalogue of two categories, one brand and two products. */
export function describeSmallCatalogue(): CatalogueFile {
  const product = {
    description: { en: 'Good to have.', ar: 'جيد' },
    ratingsAverage: 4.5,
    ratingsQuantity: 12,
    sold: 3,
    quantity: 10,
    createdAt: '2024-05-01T09:00:00.000Z',
  };
  return {
    categories: [
      { id: writeId('a'), slug: 'tea', name: { en: 'Tea', ar: 'شاي' }, image: 'categories/tea.png' },
      { id: writeId('b'), slug: 'books', name: { en: 'Books', ar: 'كتب' }, image: 'categories/books.png' },
    ],
    subcategories: [
      {
        id: writeId('c'),
        slug: 'green-tea',
        name: { en: 'Green tea', ar: 'شاي أخضر' },
        category: writeId('a'),
      },
    ],
    brands: [{ id: writeId('d'), slug: 'nile', name: { en: 'Nile', ar: 'النيل' }, image: 'brands/nile.png' }],
    products: [
      {
        ...product,
        id: writeId('e'),
        slug: 'tea-pot',
        title: { en: 'Tea pot', ar: 'إبريق' },
        price: 149.99,
        category: writeId('a'),
        brand: writeId('d'),
        subcategories: [writeId('c')],
        imageCover: 'products/pot-1.png',
        images: ['products/pot-1.png', 'products/pot-2.png'],
      },
      {
        ...product,
        id: writeId('f'),
        slug: 'novel',
        title: { en: 'Novel', ar: 'رواية' },
        price: 80,
        category: writeId('b'),
        brand: null,
        subcategories: [],
        imageCover: 'products/novel.png',
        images: ['products/novel.png'],
      },
    ],
  };
}

/** Writes the small catalogue and its pictures into a folder; returns the path of the file. */
export async function writeSmallCatalogue(folder: string, catalogue: unknown = describeSmallCatalogue()) {
  const sources = [
    'categories/tea.png',
    'categories/books.png',
    'brands/nile.png',
    'products/pot-1.png',
    'products/pot-2.png',
    'products/novel.png',
  ];
  for (const [at, source] of sources.entries()) {
    mkdirSync(dirname(join(folder, source)), { recursive: true });
    writeFileSync(join(folder, source), await drawPicture(at * 50));
  }
  const file = join(folder, 'catalog.json');
  writeFileSync(file, JSON.stringify(catalogue));
  return file;
}
