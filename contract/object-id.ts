/** Our provider's ids; another provider may have its own, so the storefront asks nothing of them. */
export const OBJECT_ID = /^[0-9a-f]{24}$/i;
