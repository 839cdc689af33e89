/** Checks that no source file is too long to be read at once, and that few are too short to stand alone. */
import { globSync, readFileSync } from 'node:fs';

const MAX_LINES = 250;
const SHORT_LINES = 15;
const MAX_SHORT_FILES = 60;

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Describes what is wrong with the lengths of these files (contents by path), one line each. */
export function findBadLengths(files: ReadonlyMap<string, string>): string[] {
  const lengths = [...files].map(([file, text]) => ({ file, lines: countLines(text) }));
  const long = lengths.filter(({ lines }) => lines > MAX_LINES);
  const short = lengths.filter(({ lines }) => lines <= SHORT_LINES);
  return [
    ...long.map(({ file, lines }) => `${file} has ${lines} lines, more than ${MAX_LINES}: split it`),
    ...(short.length > MAX_SHORT_FILES
      ? [
          `${short.length} files have at most ${SHORT_LINES} lines, more than ${MAX_SHORT_FILES}: join some with the files that are read with them`,
          ...short.map(({ file, lines }) => `  ${file} (${lines})`),
        ]
      : []),
  ];
}

if (import.meta.main) {
  const folders = 'api,app,bench,cli,contract,counter,scripts,server,tests,tools';
  const sources = globSync(`{${folders}}/**/*.{ts,tsx}`).concat(globSync('*.ts'));
  const faults = findBadLengths(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
