import {
  addSynonyms,
  listSynonyms,
  removeSynonym,
  setOneWaySynonyms,
} from '#api/catalogue/search/change-synonyms.ts';
import type { CommandGroup } from './command.ts';
import { sanitiseText } from './table.ts';
import { withShop } from './with-shop.ts';

const MAX_WORDS = 50;
const joinWords = (words: string[]) => words.map(sanitiseText).join(', ');

export const synonymsCommands: CommandGroup = {
  help: 'Words for the same thing: a search for one also finds the others.',
  commands: {
    list: {
      usage: '',
      help: 'List them, one group per line.',
      options: {},
      isFileNeeded: false,
      run: () =>
        withShop(async ({ database }) => {
          for (const { words, isOneWay } of await listSynonyms(database.db))
            console.log(
              isOneWay ? `${joinWords(words.slice(0, 1))} → ${joinWords(words.slice(1))}` : joinWords(words),
            );
          return true;
        }),
    },
    add: {
      usage: 'WORD WORD...',
      help: "Make words synonyms, or add some to a group: `add mobile 'cell phone' موبايل`.",
      options: {},
      isFileNeeded: false,
      argumentCount: [2, MAX_WORDS],
      run: ({ args }) =>
        withShop(async ({ database }) => {
          console.log(`Synonyms now: ${joinWords(await addSynonyms(database.db, args))}.`);
          return true;
        }),
    },
    'lead-to': {
      usage: 'WORD WORD...',
      help: 'Let a search for the first word also find the others, not the other way: `lead-to gift perfume watch`.',
      options: {},
      isFileNeeded: false,
      argumentCount: [2, MAX_WORDS],
      run: ({ args }) =>
        withShop(async ({ database }) => {
          const [first = '', ...others] = await setOneWaySynonyms(database.db, args);
          console.log(`${sanitiseText(first)} now also finds: ${joinWords(others)}.`);
          return true;
        }),
    },
    remove: {
      usage: 'WORD',
      help: 'Take a word out of its group, or no longer let it lead to others.',
      options: {},
      isFileNeeded: false,
      argumentCount: 1,
      run: ({ args: [word = ''] }) =>
        withShop(async ({ database }) => {
          const left = await removeSynonym(database.db, word);
          console.log(
            left.length > 0
              ? `${sanitiseText(word)} is no longer a synonym; the others are: ${joinWords(left)}.`
              : `${sanitiseText(word)} is no longer a synonym, and its group is removed.`,
          );
          return true;
        }),
    },
  },
};
