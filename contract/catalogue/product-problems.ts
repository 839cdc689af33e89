/** Why a product can't be written as wanted. */
export const PRODUCT_PROBLEMS = [
  /** Somebody changed it since the version that the person saw. */
  'changed-meanwhile',
  'no-product',
  /** A new product lacks the field. */
  'missing',
  'no-category',
  'no-brand',
  'no-subcategory',
  'subcategory-elsewhere',
  'no-option-value',
  'offer-not-below-price',
  'barcode-taken',
  'no-picture',
  'no-related-product',
  /** It does not fit the other products of its family. */
  'family-category',
  'family-brand',
  'family-options',
  'family-twin',
] as const;

export type ProductProblemCode = (typeof PRODUCT_PROBLEMS)[number];

/** What changed a product. */
export const CHANGE_CAUSES = ['counter', 'import', 'command', 'schedule', 'undo'] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];
