import { addSynonyms, listSynonyms, removeSynonym } from '#api/catalogue/search/change-synonyms.ts';
import type { CommandGroup } from './command.ts';
import { tame } from './table.ts';
import { withShop } from './with-shop.ts';

const MANY = 50;
const write = (words: string[]) => words.map(tame).join(', ');

export const synonymsCommands: CommandGroup = {
  help: 'Words for the same thing: whoever searches for one finds the others.',
  commands: {
    list: {
      usage: '',
      help: 'List them, a group a line.',
      options: {},
      isFileNeeded: false,
      run: () =>
        withShop(async ({ database }) => {
          for (const { words } of await listSynonyms(database.db)) console.log(write(words));
          return true;
        }),
    },
    add: {
      usage: 'WORD WORD...',
      help: "Make words synonyms, or add some to a group: `add mobile 'cell phone' موبايل`.",
      options: {},
      isFileNeeded: false,
      wordCount: [2, MANY],
      run: ({ words }) =>
        withShop(async ({ database }) => {
          console.log(`These find each other now: ${write(await addSynonyms(database.db, words))}.`);
          return true;
        }),
    },
    remove: {
      usage: 'WORD',
      help: 'Take a word out of its group.',
      options: {},
      isFileNeeded: false,
      wordCount: 1,
      run: ({ words: [word = ''] }) =>
        withShop(async ({ database }) => {
          const left = await removeSynonym(database.db, word);
          console.log(
            left.length > 0
              ? `${tame(word)} is no synonym any more; these still are: ${write(left)}.`
              : `${tame(word)} is no synonym any more, and its group is gone.`,
          );
          return true;
        }),
    },
  },
};
