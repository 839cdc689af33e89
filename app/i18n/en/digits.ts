/** English is written with the digits that everything is counted in. */
export const writeDigits = (text: string): string => text;
export function chooseDigits(_isArabic: boolean): void {}
