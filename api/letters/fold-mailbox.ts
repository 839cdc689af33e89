const GMAIL = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address leads to, for counting: what follows a plus is the reader's own mark, and Gmail reads no dots. */
export function foldMailbox(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [unmarked = ''] = name.split('+');
  if (!GMAIL.includes(domain)) return `${unmarked || name}@${domain}`;
  return `${unmarked.replaceAll('.', '') || name}@gmail.com`;
}
