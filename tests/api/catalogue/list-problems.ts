import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStaged, skipDependents } from '#api/catalogue/file/check-staged.ts';
import { findFormat } from '#api/catalogue/file/formats/find-format.ts';
import { hashFile } from '#api/catalogue/file/source.ts';
import { stageFile } from '#api/catalogue/file/stage-file.ts';
import { readProblems } from '#api/catalogue/file/staged-problems.ts';
import { dropStaging, nameStaging, openStaging } from '#api/catalogue/file/staging.ts';
import type { Database } from '#api/platform/database/open.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

/** Lists the problems of a file with this name and content, except those of pictures. */
export async function listProblems(
  db: Database,
  name: string,
  content: string,
  isPartial = false,
): Promise<string[]> {
  const file = join(makeTemporaryFolder(), name);
  writeFileSync(file, content);
  const format = findFormat(file);
  if (!format) throw new Error(`${name} is of no format`);
  const fileHash = await hashFile(file);
  const staging = nameStaging(file, format, fileHash);
  try {
    await stageFile({ db, staging, file, fileHash, rowsRead: await openStaging(db, staging) });
    await checkStaged(db, staging, isPartial);
    if (isPartial) await skipDependents(db, staging);
    return (await readProblems(db, staging)).shown;
  } finally {
    await dropStaging(db, staging);
  }
}
