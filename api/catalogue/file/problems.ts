/** Everything that is wrong with a catalogue file, a line each: file, row, field, what; so many lines as somebody reads. */
export class CatalogueProblems extends Error {
  readonly problems: string[];
  constructor(file: string, problems: string[], notShown = 0) {
    const lines = problems.map((problem) => `${file}: ${problem}`);
    super([...lines, ...(notShown > 0 ? [`and ${notShown} more problems`] : [])].join('\n'));
    this.name = 'CatalogueProblems';
    this.problems = lines;
  }
}

/** Thrown when somebody else imports the same file; the message is for the operator. */
export class ImportInUse extends Error {}
