/** The first characters of a text, none of them cut in half: gateways send back what they are told, and say it to shoppers. */
export function cutText(text: string, maxLength: number): string {
  // No character is longer than two units.
  return [...text.slice(0, 2 * maxLength).toWellFormed()].slice(0, maxLength).join('');
}
