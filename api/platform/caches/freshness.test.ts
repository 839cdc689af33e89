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

test('what uses a topic is stale once it changed; what does not, or was made later, is not', () => {
  const { add, make, isFresh } = openMemory();
  const [lamp, chair] = [make('lamp'), make('chair', 'sofa')];
  add(['lamp', 'stock']);
  expect([lamp, chair, make('lamp')].map(isFresh)).toEqual([false, true, true]);
  // After one check, the entry counts as fresh until the next change, which must still invalidate it.
  expect(isFresh(chair)).toBe(true);
  add(['sofa']);
  expect([lamp, chair].map(isFresh)).toEqual([false, false]);
});

test('everything is stale when nobody says what changed', () => {
  const { add, make, isFresh } = openMemory();
  const old = [make('lamp'), make()];
  add(['all']);
  expect(old.map(isFresh)).toEqual([false, false]);
  expect(isFresh(make('lamp'))).toBe(true);
});

test('a moment ago is five seconds, counted from the first change', () => {
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

test('of more topics than are worth their memory it is only known that something changed', () => {
  const { add, make, isFresh } = openMemory();
  const lamp = make('lamp');
  for (let at = 0; at <= 20_000; at += 1) add([`product:${at}`]);
  expect(isFresh(lamp)).toBe(false);
  const chair = make('chair');
  add(['lamp']);
  expect(isFresh(chair)).toBe(true);
});

test('what was made ten minutes ago is stale whatever its topics, at first as something that was fresh a moment ago', () => {
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

test('what nobody looked at for longer than that was not fresh a moment ago', () => {
  const { add, make, isFresh, wasFreshRecently, passTime } = openMemory();
  const lamp = make('lamp');
  passTime(MAX_AGE_MS + 5_000);
  add(['chair']);
  expect([isFresh(lamp), wasFreshRecently(lamp)]).toEqual([false, false]);
  // A clock that is set back does not make the entry any younger.
  passTime(-2 * MAX_AGE_MS);
  const chair = make('chair');
  expect([isFresh(lamp), isFresh(chair)]).toEqual([false, true]);
});
