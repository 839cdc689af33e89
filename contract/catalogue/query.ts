/** Query parameters of the catalogue's lists. */
export interface ListQuery {
  page?: number | undefined;
  limit?: number | undefined;
  keyword?: string | undefined;
}

/** Field names are those of the URL parameters. */
export interface ProductQuery extends ListQuery {
  /** Fields, separated by commas; a leading '-' sorts in descending order. */
  sort?: string | undefined;
  brand?: string | string[] | undefined;
  'category[in]'?: string | string[] | undefined;
  subcategory?: string | string[] | undefined;
  'price[gte]'?: number | undefined;
  'price[lte]'?: number | undefined;
  /** The price at which a product sells, on offer or not. Products of other providers may lack the field. */
  'priceAfterDiscount[gte]'?: number | undefined;
  'priceAfterDiscount[lte]'?: number | undefined;
  'ratingsAverage[lte]'?: number | undefined;
  'ratingsAverage[gte]'?: number | undefined;
  'quantity[gte]'?: number | undefined;
  /** A value of an option, such as `size:xl`; the facets list them. */
  option?: string | string[] | undefined;
  /** Returns one product per family; supported by our own provider only. */
  group?: 'family' | undefined;
  /** Searches for the exact keyword, without corrections. */
  literal?: 1 | undefined;
  /** 0 returns all products on offer; supported by our own provider only. */
  'offerPrice[gte]'?: number | undefined;
  /** Requests `metadata.facets`; supported by our own provider only. */
  facets?: 1 | undefined;
}
