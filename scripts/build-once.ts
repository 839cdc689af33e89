import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashBuildInputs } from './build-inputs.ts';

export interface Build {
  name: string;
  /** Globs of the files that the result depends on. */
  inputs: string[];
  /** The folders that the build writes; they are deleted before it runs. */
  folders: string[];
  run: (inputsHash: string) => Promise<void>;
}

const findStampFile = ({ name }: Build) => `build/${name}.sha256`;

export function isUpToDate(build: Build): boolean {
  const stamp = findStampFile(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashBuildInputs(build.inputs);
}

/** Runs a build. If it fails, prints the error and ends this process. */
export async function runBuild(build: Build): Promise<void> {
  const inputsHash = hashBuildInputs(build.inputs);
  const stamp = findStampFile(build);
  for (const path of [stamp, ...build.folders]) rmSync(path, { recursive: true, force: true });
  try {
    await build.run(inputsHash);
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nBuilding the ${build.name} failed; the lines above say why.`,
    );
    process.exit(1);
  }
  mkdirSync('build', { recursive: true });
  // Written last, so that an interrupted build is repeated.
  writeFileSync(stamp, inputsHash);
}
