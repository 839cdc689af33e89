import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const INPUTS = [
  'app/**/*.*',
  'contract/**/*.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build-worker.ts',
  'package.json',
  'package-lock.json',
];

/** Hashes all inputs of the storefront's build. */
export function hashBuildInputs(): string {
  const files = globSync(INPUTS, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).sort();
  const lines = files.map((file) => `${file} ${hash('sha256', readFileSync(file))}`);
  return hash('sha256', lines.join('\n'));
}
