import type { Category } from '#contract/catalogue/answers.ts';
import type { FamilyOption } from './family.ts';

/** The size charts to choose from. */
export type SizeGuide = 'women' | 'men' | 'kids' | 'shoes';

const LETTER_SIZE = /^(?:xs|s|m|l|xl|xxl|[2-5]xl)$/;
const AGE_SIZE = /^\d+-\d+-(?:months|years)$/;
const isShoeSize = (value: string) => /^\d\d$/.test(value) && Number(value) >= 16 && Number(value) <= 50;

/** The size guide for a family's options; undefined if it has no clothing or shoe sizes. */
export function findSizeGuide(
  options: FamilyOption[],
  category: Category | null | undefined,
): SizeGuide | undefined {
  const values = options.find(({ key }) => key === 'size')?.values.map(({ value }) => value) ?? [];
  if (values.length === 0) return undefined;
  if (values.every(isShoeSize)) return 'shoes';
  if (values.every((value) => AGE_SIZE.test(value))) return 'kids';
  if (!values.every((value) => LETTER_SIZE.test(value))) return undefined;
  const slug = category?.slug ?? '';
  // Checked first, because 'women' contains 'men'.
  if (slug.includes('women')) return 'women';
  return slug.includes('men') ? 'men' : undefined;
}
