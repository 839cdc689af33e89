import { expect, test } from 'vitest';
import { MAX_AGE_MS, rememberChanges } from './freshness.ts';

function openMemory() {
  let time = 0;
  const changes = rememberChanges(() => time);
  return {
    ...changes,
    make: (...topics: string[]) => ({ freshAt: changes.now(), topics: new Set(topics) }),
    passTime: (ms: number) => {
      time += ms;
    },
  };
}

test('a change of a topic makes its earlier entries stale, but no others', () => {
  const { add, make, isFresh } = openMemory();
  const [lamp, chair] = [make('lamp'), make('chair', 'sofa')];
  add(['lamp', 'stock']);
  expect([lamp, chair, make('lamp')].map(isFresh)).toEqual([false, true, true]);
  // After one check, the entry counts as fresh until the next change, which must still invalidate it.
  expect(isFresh(chair)).toBe(true);
  add(['sofa']);
  expect([lamp, chair].map(isFresh)).toEqual([false, false]);
});

test("the topic 'all' makes every earlier entry stale", () => {
  const { add, make, isFresh } = openMemory();
  const old = [make('lamp'), make()];
  add(['all']);
  expect(old.map(isFresh)).toEqual([false, false]);
  expect(isFresh(make('lamp'))).toBe(true);
});

test('a stale entry counts as recently fresh for five seconds after its first change', () => {
  const { add, make, isFresh, wasFreshRecently, passTime } = openMemory();
  const lamp = make('lamp');
  add(['lamp']);
  passTime(4_999);
  add(['lamp']);
  expect([isFresh(lamp), wasFreshRecently(lamp)]).toEqual([false, true]);
  passTime(1);
  expect(wasFreshRecently(lamp)).toBe(false);
  passTime(10_000);
  const later = make('lamp');
  expect(wasFreshRecently(later)).toBe(true);
});

test('beyond the maximum number of topics, every earlier entry counts as stale', () => {
  const { add, make, isFresh } = openMemory();
  const lamp = make('lamp');
  for (let at = 0; at <= 20_000; at += 1) add([`product:${at}`]);
  expect(isFresh(lamp)).toBe(false);
  const chair = make('chair');
  add(['lamp']);
  expect(isFresh(chair)).toBe(true);
});

test('every entry is stale after ten minutes, and counts as recently fresh for five more seconds', () => {
  const { make, isFresh, wasFreshRecently, passTime } = openMemory();
  const lamp = make('lamp');
  passTime(MAX_AGE_MS - 1);
  const chair = make();
  expect([lamp, chair].map(isFresh)).toEqual([true, true]);
  passTime(1);
  expect([isFresh(lamp), wasFreshRecently(lamp), isFresh(make('lamp'))]).toEqual([false, true, true]);
  passTime(5_000);
  expect([isFresh(lamp), wasFreshRecently(lamp)]).toEqual([false, false]);
});

test('an entry that was unused for ten minutes and five seconds does not count as recently fresh', () => {
  const { add, make, isFresh, wasFreshRecently, passTime } = openMemory();
  const lamp = make('lamp');
  passTime(MAX_AGE_MS + 5_000);
  add(['chair']);
  expect([isFresh(lamp), wasFreshRecently(lamp)]).toEqual([false, false]);
  // Setting the clock back does not make the entry fresh again.
  passTime(-2 * MAX_AGE_MS);
  const chair = make('chair');
  expect([isFresh(lamp), isFresh(chair)]).toEqual([false, true]);
});
