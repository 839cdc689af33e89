import { expect, test } from 'vitest';
import { listDisputeEntries } from './enter-disputes.ts';

const makeClaims = (claimedPiastres: number, lostPiastres: number) => ({ claimedPiastres, lostPiastres });
type Pair = [claimed: number, lost: number];

test.each<[string, Pair, Pair, string[]]>([
  ['nothing new', [40, 60], [40, 60], []],
  ['a claim', [0, 0], [100, 0], ['dispute 100']],
  ['a claim that grew', [40, 0], [100, 0], ['dispute 60']],
  ['won', [100, 0], [0, 0], ['dispute_won 100']],
  ['won in part', [100, 0], [40, 0], ['dispute_won 60']],
  ['lost', [100, 0], [0, 100], ['dispute_lost 100']],
  ['lost in part, and won', [100, 0], [0, 40], ['dispute_won 60', 'dispute_lost 40']],
  ['lost before it was reported', [0, 0], [0, 100], ['dispute 100', 'dispute_lost 100']],
  ['reopened', [0, 100], [100, 0], ['dispute_reopened 100']],
  ['won after it was lost', [0, 100], [0, 0], ['dispute_reopened 100', 'dispute_won 100']],
  ['another claim after one was lost', [0, 40], [60, 40], ['dispute 60']],
])('%s', (_, known, reported, entered) => {
  const changes = listDisputeEntries(makeClaims(...known), makeClaims(...reported), true);
  expect(changes.map(({ kind, amountPiastres }) => `${kind} ${amountPiastres}`)).toEqual(entered);
});

test('an outdated report can add claims, but no decisions', () => {
  expect(listDisputeEntries(makeClaims(40, 0), makeClaims(0, 100), false)).toEqual([
    { kind: 'dispute', amountPiastres: 60 },
  ]);
  expect(listDisputeEntries(makeClaims(0, 100), makeClaims(0, 0), false)).toEqual([]);
});
