/** Masks an email address for logs. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '***' : `${first}***${address.slice(at)}`;
}

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/** The mailbox of an address, for counting: without what follows a plus sign, and without dots for Gmail. */
export function foldMailbox(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const [unmarked = ''] = name.split('+');
  if (!GMAIL_DOMAINS.includes(domain)) return `${unmarked || name}@${domain}`;
  return `${unmarked.replaceAll('.', '') || name}@gmail.com`;
}
