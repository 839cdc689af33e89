/** A value that all Vitest projects of a run share: they run in one process, but load set-up modules separately. */
export interface Shared<Value> {
  value: Value;
  remove: () => Promise<void>;
}

interface Entry {
  made: Promise<Shared<unknown>>;
  users: number;
}

const GLOBAL_KEY = Symbol.for('my-store: shared by the projects of a test run');
const globals = globalThis as { [GLOBAL_KEY]?: Map<string, Entry> };
globals[GLOBAL_KEY] ??= new Map();
const entries = globals[GLOBAL_KEY];

/** Makes the value at the first call with this name; it is removed when its last user removes it. */
export async function share<Value>(name: string, make: () => Promise<Shared<Value>>): Promise<Shared<Value>> {
  const entry = entries.get(name) ?? { made: make(), users: 0 };
  entries.set(name, entry);
  entry.users += 1;
  const { value, remove } = (await entry.made) as Shared<Value>;
  return {
    value,
    async remove() {
      entry.users -= 1;
      if (entry.users === 0) await remove();
    },
  };
}
