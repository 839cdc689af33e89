/**
 * Checks that no regular expression takes more than linear time: a long run of some letter would stop the shop for everybody.
 * The analysis is that of eslint-plugin-regexp's rules on super-linear backtracking and moves.
 */
import { analyse } from 'scslre';
import { type Expression, listExpressions } from './expressions.ts';

const WHY = {
  Self: 'repeats what repeats itself',
  Trade: 'repeats twice in a row what can be the same text',
  Move: 'tries the same run again from each of its letters',
};

/** Why an expression may take more than linear time, and on a run of what. */
function findFault({ source, flags }: Expression): string | undefined {
  // What follows an expression may reject what it found, and make it try all other ways.
  const [backtracking] = analyse(
    { source, flags },
    { reportTypes: { Move: false }, assumeRejectingSuffix: true },
  ).reports;
  const [move] = analyse({ source, flags }, { reportTypes: { Self: false, Trade: false } }).reports;
  const found = backtracking ?? move;
  return found && `${WHY[found.type]}: ${found.character.literal.source.slice(0, 40)}`;
}

let faults = 0;
for (const expression of listExpressions()) {
  const fault = findFault(expression);
  if (!fault) continue;
  faults += 1;
  console.error(`${expression.at}: /${expression.source}/${expression.flags} ${fault}`);
}
if (faults > 0) process.exitCode = 1;
