import { expect, test } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import { createUploadQueue } from './upload-queue.ts';

const pictureOf = (key: string): UploadedPicture => ({ key, width: 1, height: 1, placeholder: '', url: '' });
const fileOf = (name: string) => new File(['x'], name);
const flush = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose uploads the test ends by their names. */
function open() {
  const under = new Map<string, PromiseWithResolvers<UploadedPicture>>();
  const waits: number[] = [];
  const uploaded: string[] = [];
  const queue = createUploadQueue({
    upload: (file, { signal }) => {
      const ending = Promise.withResolvers<UploadedPicture>();
      under.set((file as File).name, ending);
      signal?.addEventListener('abort', () => ending.reject(new ProviderError('aborted')));
      return ending.promise;
    },
    onUploaded: ({ key }, { id }) => uploaded.push(`${key} ${id}`),
    wait: async (seconds) => void waits.push(seconds),
  });
  const finish = async (name: string) => {
    under.get(name)?.resolve(pictureOf(name));
    under.delete(name);
    await flush();
  };
  const fail = async (name: string, error: Error) => {
    under.get(name)?.reject(error);
    await flush();
  };
  const listStates = () => queue.getUploads().map(({ name, state }) => `${name} ${state}`);
  return { queue, under, waits, uploaded, finish, fail, listStates };
}

test('three files are sent at once, and the others in order', async () => {
  const { queue, under, uploaded, finish, listStates } = open();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(fileOf));
  expect([...under.keys()]).toEqual(['a', 'b', 'c']);
  await finish('b');
  expect(listStates()).toEqual(['a sending', 'c sending', 'd sending', 'e waiting']);
  for (const name of ['a', 'c', 'd', 'e']) await finish(name);
  expect(uploaded).toEqual(['b 2', 'a 1', 'c 3', 'd 4', 'e 5']);
  expect(listStates()).toEqual([]);
});

test('a file is sent again while the shop is busy, for as long as it says', async () => {
  const { queue, waits, uploaded, finish, fail } = open();
  queue.add([fileOf('a')]);
  for (let times = 0; times < 30; times += 1)
    await fail('a', new ProviderError('unavailable', { retryAfterSeconds: 5 }));
  expect(waits).toEqual(Array(30).fill(5));
  await finish('a');
  expect(uploaded).toEqual(['a 1']);
});

test('without a connection a file fails after two retries, and stays until it is sent again', async () => {
  const { queue, uploaded, finish, fail, listStates } = open();
  queue.add([fileOf('a')]);
  for (let times = 0; times < 3; times += 1) await fail('a', new ProviderError('offline'));
  expect(listStates()).toEqual(['a failed']);
  queue.retry(1);
  await finish('a');
  expect(uploaded).toEqual(['a 1']);
});

test('a refused file fails at once and stops no other', async () => {
  const { queue, waits, uploaded, finish, fail, listStates } = open();
  queue.add(['a', 'b', 'c', 'd'].map(fileOf));
  await fail('a', new ProviderError('rejected', { refusal: 'picture-damaged' }));
  expect(waits).toEqual([]);
  for (const name of ['b', 'c', 'd']) await finish(name);
  expect(listStates()).toEqual(['a failed']);
  expect(uploaded).toHaveLength(3);
});

test('a removed file is not added, even if it arrived', async () => {
  const { queue, uploaded, finish, listStates } = open();
  queue.add(['a', 'b'].map(fileOf));
  queue.remove(1);
  await flush();
  await finish('a');
  await finish('b');
  expect(listStates()).toEqual([]);
  expect(uploaded).toEqual(['b 2']);
});
