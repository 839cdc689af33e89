import { expect, test } from 'vitest';
import { listChanges } from './enter-claims.ts';

const claims = (claimedPiastres: number, lostPiastres: number) => ({ claimedPiastres, lostPiastres });
type Pair = [claimed: number, lost: number];

test.each<[string, Pair, Pair, string[]]>([
  ['nothing new', [40, 60], [40, 60], []],
  ['a claim', [0, 0], [100, 0], ['dispute 100']],
  ['a claim that grew', [40, 0], [100, 0], ['dispute 60']],
  ['won', [100, 0], [0, 0], ['dispute_won 100']],
  ['won in part', [100, 0], [40, 0], ['dispute_won 60']],
  ['lost', [100, 0], [0, 100], ['dispute_lost 100']],
  ['lost in part, and won', [100, 0], [0, 40], ['dispute_won 60', 'dispute_lost 40']],
  ['lost before anybody heard of it', [0, 0], [0, 100], ['dispute 100', 'dispute_lost 100']],
  ['looked at once more', [0, 100], [100, 0], ['dispute_reopened 100']],
  ['won after it was lost', [0, 100], [0, 0], ['dispute_reopened 100', 'dispute_won 100']],
  ['another claim after one was lost', [0, 40], [60, 40], ['dispute 60']],
])('%s', (_, known, told, entered) => {
  const changes = listChanges(claims(...known), claims(...told), true);
  expect(changes.map(({ kind, amountPiastres }) => `${kind} ${amountPiastres}`)).toEqual(entered);
});

test('what was not asked for, or is older, tells of claims and of no decision', () => {
  expect(listChanges(claims(40, 0), claims(0, 100), false)).toEqual([
    { kind: 'dispute', amountPiastres: 60 },
  ]);
  expect(listChanges(claims(0, 100), claims(0, 0), false)).toEqual([]);
});
