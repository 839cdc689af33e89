import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/staff/audit-actions.ts';
import { arabic } from '#counter/i18n/arabic.ts';
import { english } from '#counter/i18n/english.ts';

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every action of the log has a text in %s, and its kind too', (_, { audit }) => {
  for (const action of AUDIT_ACTIONS) {
    expect(audit.actions[action], action).toBeTruthy();
    expect(audit.kinds[action.slice(0, action.indexOf('.'))], action).toBeTruthy();
  }
});
