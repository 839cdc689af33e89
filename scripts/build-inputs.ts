import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Inputs of both builds: the contract, which both import, and the versions of the libraries. */
const SHARED_INPUTS = ['contract/**/*.ts', 'package.json', 'package-lock.json'];

export const STOREFRONT_INPUTS = [
  ...SHARED_INPUTS,
  'app/**/*.*',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build-worker.ts',
];

export const COUNTER_INPUTS = [...SHARED_INPUTS, 'counter/**/*.*'];

/** Hashes all inputs of a build. */
export function hashBuildInputs(inputs: string[]): string {
  const files = globSync(inputs, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).sort();
  const lines = files.map((file) => `${file} ${hash('sha256', readFileSync(file))}`);
  return hash('sha256', lines.join('\n'));
}
