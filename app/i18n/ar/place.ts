/** The two fields that say where in Egypt an address is. */

export const governorate = 'المحافظة (اختياري)';
export const noGovernorate = 'اختر المحافظة';
export const area = 'المنطقة أو الحي (اختياري)';
