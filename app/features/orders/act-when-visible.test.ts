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

test('acts once, after the delay', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('in a background tab it acts once the tab is visible', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('becoming visible before the delay is over changes nothing', () => {
  const act = vi.fn();
  actWhenVisible(1000, act);
  setHidden(true);
  setHidden(false);
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['before the delay is over', 500],
  ['in a background tab', 5000],
])('can be cancelled %s', (_, passedMs) => {
  const act = vi.fn();
  const cancel = actWhenVisible(1000, act);
  setHidden(true);
  vi.advanceTimersByTime(passedMs);
  cancel();
  setHidden(false);
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
