/** The floor: what a page would score if it had no scripts. */
import { fork } from 'node:child_process';
import { answerOf } from '../measure.ts';

/** JSON-LD is no script, though it stands in the same element. */
const SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gis;
const PRELOAD = /<link\b[^>]*(?:\bmodulepreload\b|\bas="script")[^>]*>/gi;

/** A page without its scripts, and without what would fetch them early. */
export const removeScripts = (html: string): string => html.replace(SCRIPT, '').replace(PRELOAD, '');

/** Starts a server that passes everything on to the shop and takes the scripts out of its pages; a process of its own, as
 *  the shop is, for Lighthouse keeps this one busy. */
export async function startFloor(shop: string): Promise<{ url: string; stop(): void }> {
  const child = fork(new URL('./floor-server.ts', import.meta.url));
  child.send(shop);
  const [port] = await answerOf(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
