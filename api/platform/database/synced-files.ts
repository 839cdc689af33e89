/**
 * Syncs the embedded engine's files to disk when PostgreSQL asks for it. PGlite never syncs: it starts with fsync
 * off, its fdatasync is a stub, and its file system has no fsync.
 */
import { existsSync, fsyncSync, renameSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder, syncTree } from '#api/platform/files.ts';
import { createEngine } from './embedded-engine.ts';

/** Thrown when the database's folder has other or incomplete content, which must not be overwritten. */
export class IncompleteDatabase extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(`${folder} holds no whole database: move it away, or set DATA_DIR to another folder.`, options);
  }
}

/** Thrown when the engine does not sync its writes. */
export class NotSynced extends Error {
  constructor() {
    super(
      'The embedded database does not sync its writes to disk, so a power cut could lose orders: run `npm ci` to install the version of @electric-sql/pglite that this shop was made for.',
    );
  }
}

interface Node {
  parent: Node;
}

/** The part of Emscripten's file system over Node that is changed here. */
interface MountedFiles {
  realPath(node: Node): string;
  tryFSOperation<Result>(operation: () => Result): Result;
  node_ops: Record<FolderChange, (...parameters: never[]) => unknown>;
  stream_ops: { fsync?: (stream: { nfd: number; node: Node }) => number };
}

type FolderChange = 'mknod' | 'rename' | 'unlink' | 'rmdir' | 'symlink';

/** The folders that an operation changes, from its parameters. */
const FOLDER_CHANGES: Record<FolderChange, (...parameters: never[]) => Node[]> = {
  mknod: (parent: Node) => [parent],
  rename: (node: Node, newParent: Node) => [node.parent, newParent],
  unlink: (parent: Node) => [parent],
  rmdir: (parent: Node) => [parent],
  symlink: (parent: Node) => [parent],
};

/** Whether all functions that are wrapped below exist. Without this check, the engine would fail much later. */
const hasWrappedFunctions = (files: Partial<MountedFiles> | undefined) =>
  Boolean(files?.stream_ops) &&
  [
    files?.realPath,
    files?.tryFSOperation,
    ...Object.keys(FOLDER_CHANGES).map((name) => files?.node_ops?.[name as FolderChange]),
  ].every((call) => typeof call === 'function');

class SyncedFiles extends NodeFS {
  syncs = 0;
  /** Folders with unsynced entries. */
  readonly #changed = new Set<string>();

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => this.#addSync(module.NODEFS as MountedFiles),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addSync(files: MountedFiles): void {
    if (!hasWrappedFunctions(files)) throw new NotSynced();
    files.stream_ops.fsync = ({ nfd }) =>
      files.tryFSOperation(() => {
        // PostgreSQL expects that syncing a new file also syncs its name.
        this.#syncFolders();
        fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      });
    for (const [name, foldersOf] of Object.entries(FOLDER_CHANGES) as [FolderChange, () => Node[]][]) {
      const change = files.node_ops[name];
      files.node_ops[name] = (...parameters: never[]) => {
        // Reads the paths before the change, which may move the node.
        const folders = foldersOf(...(parameters as [])).map((node) => files.realPath(node));
        const result = change(...parameters);
        for (const folder of folders) this.#changed.add(folder);
        return result;
      };
    }
  }

  #syncFolders(): void {
    for (const folder of this.#changed) {
      // A removed folder has nothing to sync; its removal is synced with its parent.
      if (existsSync(folder)) syncFolder(folder);
      this.#changed.delete(folder);
    }
  }
}

/** Removes an empty folder. Refuses an incomplete database, a link or a mounted disk: the operator must decide. */
function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EBUSY'].includes(code)) throw error;
    throw new IncompleteDatabase(folder, { cause: error });
  }
}

/** Creates an empty database under a temporary name, so that the final folder is always complete. */
async function makeDatabase(folder: string): Promise<void> {
  removeEmptyFolder(folder);
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  await (await createEngine({ dataDir: making, onStderr: endOnPanic })).close();
  syncTree(making);
  renameSync(making, folder);
  syncFolder(dirname(folder));
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Ends the process when the engine panics, as PostgreSQL does when a sync fails or the disk is full. The next start
 * recovers; PGlite itself would loop for ever.
 */
function endOnPanic(line: string): boolean {
  // Matches only at the start of a line, after time and process: later parts may quote shoppers' text.
  if (/^\S+ \S+ \S+ \[\d+\] PANIC: /.test(line)) {
    writeSync(process.stderr.fd, `The embedded database stopped: ${line}\n`);
    process.exit(1);
  }
  return false;
}

/** Opens PGlite in a locked folder, with commits that are durable on disk. */
export async function openSynced(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  // We lock the folder ourselves. The engine's own lock file, half written by a power cut, would block every start.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const files = new SyncedFiles(folder);
  const client = await createEngine({ fs: files, startParams, onStderr: endOnPanic });
  const before = files.syncs;
  // Commits the smallest transaction that writes, to check that commits are synced.
  await client.query("select pg_logical_emit_message(true, 'sync', '')");
  if (files.syncs > before) return client;
  await client.close();
  throw new NotSynced();
}
