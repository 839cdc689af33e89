/** What lists of the catalogue can be asked for. */
export interface ListQuery {
  page?: number | undefined;
  limit?: number | undefined;
  keyword?: string | undefined;
}

/** Names are those on the wire. */
export interface ProductQuery extends ListQuery {
  /** A field, or several with commas; '-' in front turns the order round. */
  sort?: string | undefined;
  brand?: string | string[] | undefined;
  'category[in]'?: string | string[] | undefined;
  subcategory?: string | string[] | undefined;
  'price[gte]'?: number | undefined;
  'price[lte]'?: number | undefined;
  /** What a product is sold for, on offer or not; other providers may have it on few products or none. */
  'priceAfterDiscount[gte]'?: number | undefined;
  'priceAfterDiscount[lte]'?: number | undefined;
  'ratingsAverage[lte]'?: number | undefined;
  'ratingsAverage[gte]'?: number | undefined;
  'quantity[gte]'?: number | undefined;
  /** `size:xl`, as facets name them. */
  option?: string | string[] | undefined;
  /** One product for each family; only our own provider knows families. */
  group?: 'family' | undefined;
  /** Searches for the keyword as it is written, without corrections. */
  literal?: 1 | undefined;
  /** Our own provider alone knows which products are on offer; 0 asks for all of them. */
  'offerPrice[gte]'?: number | undefined;
  /** Asks for `metadata.facets`; only our own provider knows it. */
  facets?: 1 | undefined;
}
