import { execFileSync } from 'node:child_process';

/** Whom root can be for what root must not do: somebody who owns nothing else. */
export function findNobody(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
