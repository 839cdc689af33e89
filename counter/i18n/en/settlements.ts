/** Texts about settlement files, in which gateways and couriers list what they paid out. */
import { pickEnglish } from '../formats.ts';

const countLines = (count: number, text: string) =>
  pickEnglish(count, { one: `${text} line`, other: `${text} lines` });

export const settlements = {
  one: 'Settlement',
  back: 'All settlements',
  import: 'Import a file',
  importTitle: 'Import a settlement',
  importFile: 'Import',
  from: 'Whose file it is',
  settledBy: { courier: 'A courier’s cash list', gateway: 'A gateway’s settlement' },
  courierHint: 'As it is named on the orders.',
  chooseFile: 'Choose a CSV file, or drop it here',
  otherFile: 'Choose another file',
  columnsHint: {
    courier: 'Needs columns of tracking or order numbers and of amounts; can have dates and fees.',
    gateway: 'Needs columns of transactions and of amounts; can have dates and fees.',
  },
  fileMissing: 'Choose a file.',
  fileProblems: {
    empty: (name: string) => `${name} is empty.`,
    picture: (name: string) => `${name} is a picture. Ask for the list as CSV.`,
    pdf: (name: string) => `${name} is a PDF. Ask for the list as CSV.`,
    spreadsheet: (name: string) => `${name} is an Excel file. Save it as CSV, then import that.`,
    tooLarge: (name: string) => `${name} is larger than 1 MB. Import it in parts.`,
    unreadable: (name: string) => `${name} is no text. Save the table as CSV, then import that.`,
  },
  done: (count: number, text: string) => `${countLines(count, text)} compared with the ledger`,
  repeatedFile: 'This file was imported before. Here is what it led to then.',
  source: 'From',
  outcome: 'Result',
  lines: 'Lines',
  line: 'Line',
  lineNumber: (number: string) => `Line ${number}`,
  amount: 'Amount',
  expected: 'In the ledger',
  difference: 'Difference',
  differenceHint: 'to the ledger',
  fee: 'Fee',
  fees: 'Fees',
  reference: 'Reference',
  imported: 'Imported',
  importedAt: (moment: string, person: string | null) =>
    person ? `imported ${moment} by ${person}` : `imported ${moment}`,
  none: 'No settlement was imported yet',
  noneText: 'Import what a gateway or a courier sends you, to see what is paid out and what is missing.',
  show: 'Lines to show',
  all: 'All',
  missing: 'Missing',
  results: {
    matched: 'Matches',
    differs: 'Differs',
    repeated: 'Repeats',
    early: 'Early',
    unknown: 'Unknown',
  },
  explain: {
    all: 'The lines of the file, in its order.',
    matched: 'The file and the ledger agree.',
    differs:
      'Paid out with another amount than the ledger has. The order counts as settled: ask about the difference.',
    repeated: 'An earlier line settled this already. Ask why it is listed twice.',
    early: 'The order is known, but its money was not entered here yet: mark it as delivered, for instance.',
    unknown: 'Nothing here has this reference. Compare it with the parcel or the payment.',
    missing: 'The ledger has it in these days, and no settlement does. Ask where the money is.',
  },
  noLines: 'No line is like this',
  noLinesText: 'Look at the other results.',
  noneMissing: 'Nothing is missing',
  noneMissingText: 'All that the ledger has in these days is in a settlement.',
  firstOf: (shown: string, all: string) => `The first ${shown} of ${all}.`,
  moreLines: 'Show more lines',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this import?',
  withdrawText: (count: number, text: string) =>
    count === 0
      ? 'The list is deleted. It settled nothing, and the ledger stays as it is. The file can be imported again.'
      : pickEnglish(count, {
          one: `The list is deleted, and the payment that it settled is open again. The ledger stays as it is. The file can be imported again.`,
          other: `The list is deleted, and the ${text} payments that it settled are open again. The ledger stays as it is. The file can be imported again.`,
        }),
  withdrawn: 'Import withdrawn',
};
