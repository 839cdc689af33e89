import { Avatar } from '@mantine/core';

/** An avatar with the first letter of a person's name, to use beside or instead of the name. */
export function PersonMark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} color="brand" variant="light" aria-hidden>
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
