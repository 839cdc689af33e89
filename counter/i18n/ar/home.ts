import type { home as english } from '../en/home.ts';

export const home = {
  goodMorning: 'صباح الخير',
  goodAfternoon: 'مساء الخير',
  goodEvening: 'مساء الخير',
} satisfies typeof english;
