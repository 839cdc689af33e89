import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS } from '#contract/staff/audit-actions.ts';
import { readTeam } from '#contract/staff/team-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** The options of the filter by person: each team member, and one for all commands. */
export function usePersonOptions() {
  const { audit } = useTexts();
  const { data } = useQuery(createReadQuery(readTeam));
  return [
    ...(data?.data.members ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: 'command', label: audit.command },
  ];
}

const THING_KINDS = [...new Set(AUDIT_ACTIONS.map((action) => action.slice(0, action.indexOf('.'))))];

/** All actions, grouped by subject; a whole group can be chosen, too. */
export function useActionOptions() {
  const { audit } = useTexts();
  return THING_KINDS.map((kind) => {
    const group = audit.kinds[kind] ?? kind;
    const actions = AUDIT_ACTIONS.filter((action) => action.startsWith(`${kind}.`));
    return {
      group,
      items: [
        { value: `${kind}.`, label: audit.allOf(group) },
        ...actions.map((action) => ({ value: action as string, label: audit.actions[action] })),
      ],
    };
  });
}
