import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/setup/run-command.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('delivery days are listed, and changed by the code or name of a governorate', async () => {
  const DATA_DIR = copyDataFolder(join(makeTemporaryFolder(), 'data'));
  const delivery = (...args: string[]) => runCommand({ DATA_DIR }, 'delivery', ...args);
  expect(await delivery('alexandria', '١', '2')).toEqual({
    code: 0,
    stdout: 'Delivery to Alexandria (ALX) now takes 1 to 2 days.\n',
    stderr: '',
  });
  const { stdout } = await delivery();
  expect(stdout).toMatch(/^code {2}governorate +from {2}to\nC +Cairo +1 +3\n/);
  expect(stdout).toMatch(/^ALX +Alexandria +1 +2$/m);
  expect(await delivery('ALX', '4', '2')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The first of the two days is the earlier one.\n',
  });
  expect((await delivery('ALX', 'two', '3')).stderr).toBe("'two' is not a number of days, such as 2.\n");
  expect((await delivery('ALX')).stderr).toMatch(/^Give a governorate and both numbers of days/);
});
