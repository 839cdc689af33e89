/**
 * The embedded engine's files, synced to disk when PostgreSQL asks for it. PGlite on its own never syncs: it is started
 * with fsync off, its fdatasync is a stub, and the file system that it mounts has no fsync.
 */
import { existsSync, fsyncSync, readdirSync, renameSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFile, syncFolder } from '#api/platform/files.ts';
import { createEngine } from './embedded-engine.ts';

/** Thrown when the database's folder is there, but no database in it, and nothing may be put in its place. */
export class NoWholeDatabase extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(`${folder} holds no whole database: move it away, or set DATA_DIR to another folder.`, options);
  }
}

/** Thrown when an engine that should sync its writes does not. */
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

/** Which folders an operation changes, from its parameters. */
const FOLDER_CHANGES: Record<FolderChange, (...parameters: never[]) => Node[]> = {
  mknod: (parent: Node) => [parent],
  rename: (node: Node, newParent: Node) => [node.parent, newParent],
  unlink: (parent: Node) => [parent],
  rmdir: (parent: Node) => [parent],
  symlink: (parent: Node) => [parent],
};

/** Whether all that is wrapped below is there; the engine itself would miss some of it only much later. */
const canBeFollowed = (files: Partial<MountedFiles> | undefined) =>
  Boolean(files?.stream_ops) &&
  [
    files?.realPath,
    files?.tryFSOperation,
    ...Object.keys(FOLDER_CHANGES).map((name) => files?.node_ops?.[name as FolderChange]),
  ].every((call) => typeof call === 'function');

class SyncedFiles extends NodeFS {
  /** How often the engine synced a file. */
  syncs = 0;
  /** Folders with entries that may not be on disk yet. */
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
    if (!canBeFollowed(files)) throw new NotSynced();
    files.stream_ops.fsync = ({ nfd }) =>
      files.tryFSOperation(() => {
        // PostgreSQL counts on a file system that syncs the name of a new file together with its content.
        this.#syncFolders();
        fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      });
    for (const [name, foldersOf] of Object.entries(FOLDER_CHANGES) as [FolderChange, () => Node[]][]) {
      const change = files.node_ops[name];
      files.node_ops[name] = (...parameters: never[]) => {
        // Before the change: afterwards a moved node stands elsewhere.
        const folders = foldersOf(...(parameters as [])).map((node) => files.realPath(node));
        const result = change(...parameters);
        for (const folder of folders) this.#changed.add(folder);
        return result;
      };
    }
  }

  #syncFolders(): void {
    for (const folder of this.#changed) {
      // One that is gone by now has no entries to sync, and its own removal is synced with the folder above it.
      if (existsSync(folder)) syncFolder(folder);
      this.#changed.delete(folder);
    }
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** An empty folder makes room; the half of a database, a link or a mounted disk is the operator's to decide about. */
function makeRoom(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EBUSY'].includes(code)) throw error;
    throw new NoWholeDatabase(folder, { cause: error });
  }
}

/** Makes an empty database under another name, so that a folder of the right name is always a whole one. */
async function makeDatabase(folder: string): Promise<void> {
  makeRoom(folder);
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
 * Ends the process when the engine panics, as PostgreSQL does: a sync failed, or the disk is full. What is on disk by then
 * is put right at the next start; PGlite would go round in a circle and never give the process back.
 */
function endOnPanic(line: string): boolean {
  // At its beginning, after time and process: further on a line may quote what a shopper has written.
  if (/^\S+ \S+ \S+ \[\d+\] PANIC: /.test(line)) {
    writeSync(process.stderr.fd, `The embedded database stopped: ${line}\n`);
    process.exit(1);
  }
  return false;
}

/** Opens PGlite in a folder that is this process's alone; what it commits is on disk when it says so. */
export async function openSynced(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  // The folder has a lock of ours. This one, left half written by a power cut, would stop every start.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const files = new SyncedFiles(folder);
  const client = await createEngine({ fs: files, startParams, onStderr: endOnPanic });
  const before = files.syncs;
  // The smallest transaction with something to commit. Seen to be synced, not taken from the settings.
  await client.query("select pg_logical_emit_message(true, 'sync', '')");
  if (files.syncs > before) return client;
  await client.close();
  throw new NotSynced();
}
