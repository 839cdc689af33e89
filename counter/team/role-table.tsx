import { Table, VisuallyHidden } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import { hasPermission, KEY_PERMISSIONS, ROLES } from '#contract/staff/permissions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './team.module.css';

/** A table of all roles and their permissions. */
export function RoleTable() {
  const { staff, team } = useTexts();
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table className={styles.table ?? ''} withRowBorders highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{team.permission}</Table.Th>
            {ROLES.map((role) => (
              <Table.Th key={role} scope="col">
                {staff.roles[role]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {KEY_PERMISSIONS.map((permission) => (
            <Table.Tr key={permission}>
              <Table.Th scope="row">{staff.permissions[permission]}</Table.Th>
              {ROLES.map((role) => (
                <Table.Td key={role}>
                  {hasPermission(role, permission) ? (
                    <>
                      <Check size={17} color="var(--mantine-primary-color-filled)" aria-hidden />
                      <VisuallyHidden>{team.yes}</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>{team.no}</VisuallyHidden>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
