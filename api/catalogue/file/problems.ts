/** The problems of a catalogue file, up to a limit, one per line: file, row, field, explanation. */
export class CatalogueProblems extends Error {
  readonly problems: string[];
  constructor(file: string, problems: string[], omitted = 0) {
    const lines = problems.map((problem) => `${file}: ${problem}`);
    super([...lines, ...(omitted > 0 ? [`and ${omitted} more problems`] : [])].join('\n'));
    this.name = 'CatalogueProblems';
    this.problems = lines;
  }
}

/** Thrown if another import of the same file is running; the message is for the operator. */
export class ImportInUse extends Error {}
