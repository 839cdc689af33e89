import { expect, test, vi } from 'vitest';
import { enterDoor } from './enter-door.ts';

function makeDoor() {
  const opened = Promise.withResolvers<string>();
  let inside: string | undefined;
  return {
    open: () => opened.promise,
    look: () => inside,
    arrive: opened.resolve,
    put: () => (inside = 'store'),
  };
}

test('acts at once where the door is open', () => {
  const door = makeDoor();
  door.put();
  const act = vi.fn();
  enterDoor(door, () => 't1', act);
  expect(act).toHaveBeenCalledWith('store');
});

test.each([
  ['the same shopper', 't1', 1],
  ['another shopper', 't2', 0],
  ['nobody', null, 0],
])('acts once it is open if %s is signed in then', async (_, later, times) => {
  const door = makeDoor();
  const act = vi.fn();
  let token: string | null = 't1';
  const entering = enterDoor(door, () => token, act);
  token = later;
  door.arrive('store');
  await entering;
  expect(act).toHaveBeenCalledTimes(times);
});

test('a door that does not open says so', async () => {
  const door = { open: () => Promise.reject(new Error('offline')), look: () => undefined };
  await expect(enterDoor(door, () => 't1', expect.unreachable)).rejects.toThrow('offline');
});
