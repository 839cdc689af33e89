/** The products that were looked at on this device. */

export const title = 'Recently viewed';
export const clear = 'Clear';
