import type { Page } from '@playwright/test';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  dropConnection,
  type Fault,
} from '#tests/setup/fake-provider/faults.ts';
import { say } from './language.ts';

export const createRefusal = (status: number, message: string) =>
  answerJson(status, { statusMsg: 'fail', message });

interface WayToFail {
  name: string;
  fault: Fault;
  /** Different for each, so that a test does not mistake one failure's message for the next. */
  message: string;
}

export const WAYS_TO_FAIL: WayToFail[] = [
  { name: 'refuses', fault: createRefusal(400, 'The till is closed'), message: 'The till is closed' },
  {
    name: 'answers with HTML',
    fault: answerHtml(),
    message: say('Our shop is having a problem right now. Please try again.'),
  },
  {
    name: 'answers with truncated JSON',
    fault: answerBrokenJson(),
    message: say('We couldn’t read the shop’s response. Please try again.'),
  },
  {
    name: 'drops the connection',
    fault: dropConnection(),
    message: say('We can’t reach the shop. Check your connection and try again.'),
  },
];

/** The error card with 'Accept', not the alert in place of a list, which may have the same text. */
export const findErrorCard = (page: Page, text: string) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: say('Accept') }) })
    .filter({ hasText: text });
