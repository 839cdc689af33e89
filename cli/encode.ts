import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import type { Command } from './command.ts';

export const encodeCommand: Command = {
  usage: 'FILE',
  help: "Encode a catalogue file's pictures in advance, into encoded/ beside it, so that importing it takes no time.",
  options: {},
  isFileNeeded: true,
  async run({ file }) {
    console.log(`${await encodeCatalogue(file, console.log)} pictures are encoded.`);
    return true;
  },
};
