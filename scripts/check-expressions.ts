/**
 * Checks that no regular expression takes super-linear time (ReDoS), with the analysis of eslint-plugin-regexp's rules
 * no-super-linear-backtracking and no-super-linear-move.
 */
import { analyse } from 'scslre';
import { type Expression, listExpressions } from './expressions.ts';

const REASONS = {
  Self: 'has a quantifier within a quantifier',
  Trade: 'has two consecutive quantifiers that match the same text',
  Move: 'matches the same run again from each of its characters',
};

/** Describes why an expression may take super-linear time, and which character causes it. */
function findFault({ source, flags }: Expression): string | undefined {
  // `assumeRejectingSuffix` reports backtracking even if the end of the expression matches any text.
  const [backtracking] = analyse(
    { source, flags },
    { reportTypes: { Move: false }, assumeRejectingSuffix: true },
  ).reports;
  const [move] = analyse({ source, flags }, { reportTypes: { Self: false, Trade: false } }).reports;
  const found = backtracking ?? move;
  return found && `${REASONS[found.type]}: ${found.character.literal.source.slice(0, 40)}`;
}

let faultCount = 0;
for (const expression of listExpressions()) {
  const fault = findFault(expression);
  if (!fault) continue;
  faultCount += 1;
  console.error(`${expression.at}: /${expression.source}/${expression.flags} ${fault}`);
}
if (faultCount > 0) process.exitCode = 1;
