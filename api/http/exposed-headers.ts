/** Answer headers that scripts of other sites may read. */
export const EXPOSED_HEADERS = ['Retry-After', 'ETag'];
