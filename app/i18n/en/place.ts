/** The two fields that say where in Egypt an address is; neither is asked for by the specification, so both may stay empty. */

export const governorate = 'Governorate (optional)';
export const noGovernorate = 'Choose one';
export const area = 'Area or district (optional)';
