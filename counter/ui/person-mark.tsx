import { Avatar } from '@mantine/core';

/** A person's initials; beside or instead of their name. */
export function PersonMark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} color="brand" variant="light" aria-hidden>
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
