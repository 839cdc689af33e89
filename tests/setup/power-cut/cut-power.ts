/** Builds a folder as a power cut could leave it: with all synced writes, and a random part of the others. */
import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { FileNode, Operation } from './record-disk.ts';

/** A disk writes a sector atomically. */
const SECTOR_BYTES = 512;

/** Creates a seeded random generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks the operation after which power fails: mostly next to a sync or rename, where most can be lost. */
export function pickMoment(operations: Operation[], random: () => number): number {
  const candidates = operations.flatMap(({ kind }, at) => (kind === 'write' ? [] : [at, at + 1]));
  const candidate = candidates[Math.floor(random() * candidates.length)];
  return random() < 0.7 && candidate ? candidate : Math.floor(random() * operations.length) + 1;
}

/** A cut that loses everything that was not synced. */
export const LOSE_UNSYNCED = () => 0;

/** The files and folders whose sync makes an operation durable. */
function listSynced(operation: Operation): FileNode[] {
  if (operation.kind === 'sync') return [];
  if (operation.kind === 'move') return [operation.folder, operation.toFolder];
  return [operation.kind === 'write' || operation.kind === 'truncate' ? operation.node : operation.folder];
}

/** Chooses the operations that survive the cut: all synced ones, and a random part of the others. */
function chooseSurvivors(operations: Operation[], random: () => number): Operation[] {
  // The share of unsynced operations that survive varies by cut, from none to all.
  const keptShare = Math.max(0, Math.min(1, random() * 1.4 - 0.2));
  const synced = new Set<FileNode>();
  const survivors: Operation[] = [];
  for (const operation of operations.toReversed()) {
    if (operation.kind === 'sync') synced.add(operation.node);
    else if (listSynced(operation).every((node) => synced.has(node))) survivors.push(operation);
    else if (random() < keptShare)
      survivors.push(...(operation.kind === 'write' ? tear(operation, random) : [operation]));
  }
  return survivors.reverse();
}

/** Tears a write: keeps all of it, its beginning, or a random part of its sectors. */
function tear(write: Operation & { kind: 'write' }, random: () => number): Operation[] {
  const way = random();
  if (way < 0.4) return [write];
  const { at, bytes } = write;
  const sectors: (Operation & { kind: 'write' })[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(bytes.length, start + SECTOR_BYTES - ((at + start) % SECTOR_BYTES));
    sectors.push({ ...write, at: at + start, bytes: bytes.subarray(start, end) });
    start = end;
  }
  if (way < 0.7) return sectors.slice(0, Math.floor(random() * sectors.length));
  return sectors.filter(() => random() < 0.5);
}

/** A file after the cut: its original content and the changes that survived. */
interface SurvivingFile {
  node: FileNode;
  changes: Operation[];
}

/** Lists the files of a recorded folder after a cut, by path. */
function listSurvivors(root: FileNode, operations: Operation[], random: () => number) {
  const entriesOf = new Map<FileNode, Map<string, FileNode>>();
  const entries = (folder: FileNode) => {
    const known = entriesOf.get(folder) ?? new Map(folder.entries);
    entriesOf.set(folder, known);
    return known;
  };
  const changesOf = new Map<FileNode, Operation[]>();
  for (const operation of chooseSurvivors(operations, random)) {
    if (operation.kind === 'link') entries(operation.folder).set(operation.name, operation.node);
    else if (operation.kind === 'unlink') entries(operation.folder).delete(operation.name);
    else if (operation.kind === 'move') {
      entries(operation.folder).delete(operation.name);
      entries(operation.toFolder).set(operation.toName, operation.node);
    } else {
      const earlier = changesOf.get(operation.node);
      if (earlier) earlier.push(operation);
      else changesOf.set(operation.node, [operation]);
    }
  }
  const files = new Map<string, SurvivingFile>();
  const folders = new Set<string>();
  const list = (node: FileNode, path: string) => {
    if (!node.entries) {
      files.set(path, { node, changes: changesOf.get(node) ?? [] });
      return;
    }
    folders.add(path);
    for (const [name, below] of entries(node)) list(below, join(path, name));
  };
  list(root, '');
  return { files, folders };
}

/** Creates a folder that is rebuilt for every cut; unchanged files are kept, because copying takes longest. */
export function createCutFolder(folder: string) {
  const built = new Map<string, SurvivingFile & { changedMs: number | undefined }>();
  const readChanged = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.ctimeMs;

  function isInPlace(path: string, { node, changes }: SurvivingFile): boolean {
    const known = built.get(path);
    return (
      known?.node === node &&
      known.changes.length === changes.length &&
      known.changes.every((change, at) => change === changes[at]) &&
      known.changedMs === readChanged(path)
    );
  }

  /** Builds the folder as a power cut after these operations could leave it. */
  return function cutPower(root: FileNode, operations: Operation[], random: () => number): void {
    const { files, folders } = listSurvivors(root, operations, random);
    for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (!files.has(path) && !folders.has(path))
        rmSync(join(folder, path), { recursive: true, force: true });
    for (const [path, left] of files) {
      if (isInPlace(path, left)) continue;
      buildFile(join(folder, path), left);
      built.set(path, { ...left, changedMs: readChanged(path) });
    }
  };
}

function buildFile(path: string, { node: { original }, changes }: SurvivingFile): void {
  if (original) copyFileSync(original, path);
  const file = openSync(path, original ? 'r+' : 'w');
  for (const change of changes) {
    if (change.kind === 'write') writeSync(file, change.bytes, 0, change.bytes.length, change.at);
    else if (change.kind === 'truncate') ftruncateSync(file, change.size);
  }
  closeSync(file);
}
