/** The address of a call to the provider, whatever else it asks: Arabic pages ask for their language, too.
 *  A `*` stands for one part of the path. */
export const callTo = (path: string): RegExp =>
  new RegExp(`/api/v1/${RegExp.escape(path).replaceAll('\\*', '[^/?]+')}(?:\\?|$)`);
