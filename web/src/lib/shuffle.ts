/** Whether a revealed salt and seed are those that were committed to before the first card. */
export async function shuffleHolds(commitment: string, salt: string, seed: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${salt}:${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase();
}
