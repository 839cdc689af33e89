/**
 * Records a process's file operations in a folder, by patching the synchronous fs calls that the embedded engine uses.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** A file or folder, independent of its name. */
export interface FileNode {
  /** Its name in the initial copy; undefined if it was created since. */
  original?: string;
  /** A folder's initial entries. */
  entries?: Map<string, FileNode>;
}

export type Operation =
  | { kind: 'write'; node: FileNode; at: number; bytes: Uint8Array }
  | { kind: 'truncate'; node: FileNode; size: number }
  | { kind: 'link'; folder: FileNode; name: string; node: FileNode }
  | { kind: 'unlink'; folder: FileNode; name: string }
  | { kind: 'move'; folder: FileNode; name: string; toFolder: FileNode; toName: string; node: FileNode }
  | { kind: 'sync'; node: FileNode };

export interface Recording {
  root: FileNode;
  operations: Operation[];
  stop(): void;
}

// CommonJS and, after syncBuiltinESMExports, ES imports take their functions from this object.
const fs: typeof import('node:fs') = createRequire(import.meta.url)('node:fs');

function readNode(path: string): FileNode {
  if (!statSync(path).isDirectory()) return { original: path };
  return {
    original: path,
    entries: new Map(readdirSync(path).map((name) => [name, readNode(join(path, name))])),
  };
}

/** Replaces functions of fs globally; returns a function that restores them. */
export function replaceCalls(calls: Partial<typeof fs>): () => void {
  const before = Object.fromEntries(Object.keys(calls).map((name) => [name, fs[name as keyof typeof fs]]));
  const assign = (functions: object) => {
    Object.assign(fs, functions);
    syncBuiltinESMExports();
  };
  assign(calls);
  return () => assign(before);
}

/** Disables syncing, which is not needed to examine a cut's result. */
export const disableSyncing = () => replaceCalls({ fsyncSync: () => {} });

/** Records all operations in a folder, given a copy of its current state. Nothing is really synced meanwhile. */
export function recordDisk(folder: string, copy: string): Recording {
  const root = readNode(copy);
  const operations: Operation[] = [];
  const now = new Map<string, FileNode>();
  const remember = (path: string, node: FileNode) => {
    now.set(path, node);
    for (const [name, below] of node.entries ?? []) remember(join(path, name), below);
  };
  remember(resolve(folder), root);
  const opened = new Map<number, FileNode>();

  const find = (path: unknown) =>
    now.get(typeof path === 'number' ? '' : resolve(String(path))) ?? opened.get(path as number);
  const folderOf = (path: string) => now.get(dirname(resolve(path)));

  function recordLink(path: string, node: FileNode): void {
    const above = folderOf(path);
    if (!above || now.has(resolve(path))) return;
    now.set(resolve(path), node);
    operations.push({ kind: 'link', folder: above, name: basename(path), node });
  }
  function recordUnlink(path: string): void {
    const above = folderOf(path);
    if (!above || !now.delete(resolve(path))) return;
    for (const below of now.keys()) if (below.startsWith(`${resolve(path)}/`)) now.delete(below);
    operations.push({ kind: 'unlink', folder: above, name: basename(path) });
  }
  function noteMove(from: string, to: string): void {
    const [folder, toFolder, node] = [folderOf(from), folderOf(to), find(from)];
    if (!folder || !toFolder || !node) return;
    operations.push({ kind: 'move', folder, name: basename(from), toFolder, toName: basename(to), node });
    const [old, moved] = [resolve(from), resolve(to)];
    for (const [path, at] of [...now]) {
      if (path !== old && !path.startsWith(`${old}/`)) continue;
      now.delete(path);
      now.set(moved + path.slice(old.length), at);
    }
  }
  function noteWrite(target: unknown, at: number, bytes: Uint8Array): void {
    const node = find(target);
    if (node && bytes.length > 0) operations.push({ kind: 'write', node, at, bytes: bytes.slice() });
  }
  function noteTruncate(target: unknown, size: number): void {
    const node = find(target);
    if (node) operations.push({ kind: 'truncate', node, size });
  }

  const real = { ...fs };
  const recorded = {
    openSync(path, ...rest) {
      const isNew = !existsSync(path);
      const file = real.openSync(path, ...rest);
      if (isNew) recordLink(String(path), {});
      const node = find(path);
      if (node) opened.set(file, node);
      return file;
    },
    closeSync(file) {
      opened.delete(file);
      real.closeSync(file);
    },
    writeSync(file: number, data: Uint8Array, offset: number, length: number, position: number) {
      if (!opened.has(file)) return Reflect.apply(real.writeSync, fs, [file, data, offset, length, position]);
      const written = real.writeSync(file, data, offset, length, position);
      noteWrite(file, position, data.subarray(offset, offset + written));
      return written;
    },
    writeFileSync(path, data, options) {
      real.writeFileSync(path, data, options);
      if (typeof path === 'number') return;
      recordLink(String(path), {});
      noteTruncate(path, 0);
      noteWrite(path, 0, Buffer.from(data as string));
    },
    ftruncateSync(file, size) {
      real.ftruncateSync(file, size);
      noteTruncate(file, size ?? 0);
    },
    truncateSync(path, size) {
      real.truncateSync(path, size);
      noteTruncate(path, size ?? 0);
    },
    mkdirSync(path, options) {
      const first = Reflect.apply(real.mkdirSync, fs, [path, options]);
      const missing: string[] = [];
      for (let made = resolve(String(path)); !now.has(made) && made !== dirname(made); made = dirname(made))
        missing.unshift(made);
      for (const made of missing) recordLink(made, { entries: new Map() });
      return first;
    },
    renameSync(from, to) {
      real.renameSync(from, to);
      noteMove(String(from), String(to));
    },
    unlinkSync(path) {
      real.unlinkSync(path);
      recordUnlink(String(path));
    },
    rmdirSync(path) {
      real.rmdirSync(path);
      recordUnlink(String(path));
    },
    rmSync(path, options) {
      real.rmSync(path, options);
      recordUnlink(String(path));
    },
    fsyncSync(file) {
      const node = opened.get(file);
      if (node) operations.push({ kind: 'sync', node });
      else real.fsyncSync(file);
    },
  } as Partial<typeof fs>;

  return { root, operations, stop: replaceCalls(recorded) };
}
