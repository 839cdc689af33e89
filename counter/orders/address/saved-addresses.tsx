import { Button, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { readCustomer } from '#contract/customers/calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { type AddressValues, toAddressValues } from '#counter/addresses/address-form.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';

interface SavedAddressesProps {
  shopperId: string;
  onChoose: (values: AddressValues) => void;
}

/** The customer's saved addresses, to fill in the form. Empty for roles that may not read customers. */
export function SavedAddresses({ shopperId, onChoose }: SavedAddressesProps) {
  const { address } = useTexts();
  const mayRead = hasPermission(useMe().role, 'customers.read');
  const { data } = useQuery({ ...createReadQuery(readCustomer, { id: shopperId }), enabled: mayRead });
  if (!mayRead) return null;
  const saved = data?.data.addresses ?? [];
  if (data && saved.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {address.noneSaved}
      </Text>
    );
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button
          variant="subtle"
          px="xs"
          disabled={saved.length === 0}
          rightSection={<ChevronDown size={15} aria-hidden />}
        >
          {address.saved}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {saved.map((each) => (
          <Menu.Item key={each._id} onClick={() => onChoose(toAddressValues(each))}>
            <bdi>{each.name}</bdi>
            <Text fz="xs" maw="18rem" truncate>
              <bdi>{[each.details, each.city].join(', ')}</bdi>
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
