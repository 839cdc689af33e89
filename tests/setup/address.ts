/** Where tests have their orders sent. */
export const ADDRESS = { details: '12 Tahrir Street', phone: '01012345678', city: 'Cairo' };
