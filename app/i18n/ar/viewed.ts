/** The products that were looked at on this device. */

export const title = 'شاهدتها مؤخرًا';
export const clear = 'مسح';
