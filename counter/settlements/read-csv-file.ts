/** Reasons to reject a file before the upload. */
export type FileProblem = 'empty' | 'picture' | 'pdf' | 'spreadsheet' | 'tooLarge' | 'unreadable';

export const MAX_FILE_BYTES = 1_000_000;

/** The first bytes of other file types. XLSX files are ZIP files. */
const SIGNATURES: [FileProblem, string[]][] = [
  ['picture', ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF']],
  ['pdf', ['%PDF']],
  ['spreadsheet', ['PK\x03\x04', '\xd0\xcf\x11\xe0']],
];
const SIGNATURE_BYTES = 16;

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Excel saves CSV files in this encoding on Arabic Windows.
    return 'windows-1256';
  }
}

/** Reads the text of a CSV file, or says why the file is not one. */
export function readCsvFile(bytes: Uint8Array): { text: string } | { problem: FileProblem } {
  const beginning = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  const [kind] =
    SIGNATURES.find(([, signatures]) => signatures.some((each) => beginning.startsWith(each))) ?? [];
  if (kind) return { problem: kind };
  // HEIC, the iPhone's format for photos.
  if (beginning.slice(4, 8) === 'ftyp') return { problem: 'picture' };
  if (bytes.length > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  if (text.trim() === '') return { problem: 'empty' };
  return text.includes('\0') ? { problem: 'unreadable' } : { text };
}
