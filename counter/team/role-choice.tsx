import { Radio, Stack, Text } from '@mantine/core';
import { ROLES, type Role } from '#contract/staff/permissions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './team.module.css';

interface RoleChoiceProps {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** Radio buttons for the roles, with a description of each. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const { staff } = useTexts();
  return (
    <Radio.Group label={label} value={value} onChange={(role) => onChange(role as Role)}>
      <Stack gap={6} mt={4}>
        {ROLES.map((role) => (
          <Radio.Card key={role} value={role} className={styles.roleChoice}>
            <Radio.Indicator size="xs" mt={3} />
            <span>
              <Text component="span" fw={500} display="block">
                {staff.roles[role]}
              </Text>
              <Text component="span" fz="xs" c="dimmed" display="block">
                {staff.roleTexts[role]}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
