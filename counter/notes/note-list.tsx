import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { splitAtMentions } from './mentions.ts';
import styles from './notes.module.css';

interface Note {
  id: string;
  text: string;
  person: string | null;
  at: string;
  /** The names of the colleagues that the note mentions. */
  mentions?: readonly string[];
}

/** Notes, oldest first. Scrolls to the note that the URL's hash names, as in #note-ID. */
export function NoteList({ notes: all }: { notes: readonly Note[] }) {
  const { notes } = useTexts();
  const { hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const isThere = all.some(({ id }) => hash === `#note-${id}`);
  useEffect(() => {
    if (isThere) list.current?.querySelector(`[id="${hash.slice(1)}"]`)?.scrollIntoView({ block: 'center' });
  }, [hash, isThere]);
  if (all.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {notes.none}
      </Text>
    );
  return (
    <ul className={styles.notes} ref={list}>
      {all.map((note) => (
        <NoteItem key={note.id} note={note} isCurrent={hash === `#note-${note.id}`} />
      ))}
    </ul>
  );
}

function NoteItem({ note, isCurrent }: { note: Note; isCurrent: boolean }) {
  const { notes } = useTexts();
  const { writeMoment } = useFormats();
  return (
    <li id={`note-${note.id}`} data-current={isCurrent}>
      <Text className={styles.text} dir="auto">
        {splitAtMentions(note.text, note.mentions ?? []).map(({ text, isMention }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a note never changes
          isMention ? <mark key={index}>{text}</mark> : text,
        )}
      </Text>
      <Text fz="xs" c="dimmed">
        <bdi>{note.person ?? notes.byCommand}</bdi>
        {` · ${writeMoment(note.at)}`}
      </Text>
    </li>
  );
}
