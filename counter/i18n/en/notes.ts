/** Texts about staff notes and the mentions in them. */
import { pickEnglish } from '../formats.ts';

export const notes = {
  title: 'Notes',
  hint: 'For the team alone: customers never see them.',
  none: 'Nothing is noted yet.',
  label: 'New note',
  placeholder: 'Write a note; @ mentions a colleague',
  add: 'Add note',
  keys: 'Ctrl+Enter adds it.',
  colleagues: 'Colleagues',
  byCommand: 'A command on the server',
  mentions: 'Mentions',
  unread: (count: number) =>
    pickEnglish(count, { one: '1 unread mention', other: `${count} unread mentions` }),
  noMentions: 'No note mentions you yet.',
  mentionedBy: (person: string, order: string) => `${person} · ${order}`,
  isNew: 'New',
};
