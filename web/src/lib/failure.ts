/** What went wrong, for people to read. */
export function message(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
