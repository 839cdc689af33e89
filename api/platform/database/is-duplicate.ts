/** Whether an error says that a unique value is already taken. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '23505' || isDuplicate(error.cause);
}
