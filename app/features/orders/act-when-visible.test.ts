import { beforeEach, expect, test, vi } from 'vitest';
import { actWhenVisible } from './act-when-visible.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

function setHidden(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('acts once the time is over, and once only', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('does not act while nobody looks, but as soon as somebody does', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a look before the time is over changes nothing', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  setHidden(true);
  setHidden(false);
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['before the time is over', 500],
  ['while nobody looks', 5000],
])('can be called off %s', (_, passedMs) => {
  const act = vi.fn();
  const callOff = actWhenVisible(1000, act);
  setHidden(true);
  vi.advanceTimersByTime(passedMs);
  callOff();
  setHidden(false);
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
