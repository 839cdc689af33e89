/** Text of unknown direction inside an Arabic sentence: whatever script it is in, it disturbs nothing around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
