const BAR_WIDTH = 30;

export interface Progress {
  update(part: string, done: number, total: number): void;
  /** Ends the line, before anything else is written. */
  end(): void;
}

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const groupDigits = (number: number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

function describe(part: string, done: number, total: number): string {
  return `${groupDigits(done)} of ${groupDigits(total)} ${part}`;
}

function drawBar(done: number, total: number): string {
  const filled = Math.floor((done / total) * BAR_WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}]`;
}

/** Shows progress: in a terminal as one line that is redrawn, elsewhere as a line per tenth of each part. */
export function createProgress(terminal: Terminal = process.stdout): Progress {
  let last = '';
  if (terminal.isTTY) {
    return {
      update(part, done, total) {
        const line = `${drawBar(done, total)} ${describe(part, done, total)}`;
        // Spaces overwrite the rest of a longer previous line.
        if (line !== last) terminal.write(`\r${line.padEnd(last.length)}`);
        last = line;
      },
      end() {
        if (last) terminal.write('\n');
        last = '';
      },
    };
  }
  return {
    update(part, done, total) {
      const tenth = `${part} ${Math.floor((done / total) * 10)}`;
      if (tenth !== last && !tenth.endsWith(' 0')) terminal.write(`${describe(part, done, total)}\n`);
      last = tenth;
    },
    end() {},
  };
}
