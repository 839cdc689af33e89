import type { Page } from '@playwright/test';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  dropConnection,
  type Fault,
} from '#tests/setup/fake-provider/faults.ts';
import { say } from './language.ts';

export const refusal = (status: number, message: string) =>
  answerJson(status, { statusMsg: 'fail', message });

interface WayToFail {
  name: string;
  fault: Fault;
  /** Different for every way, so that the message of one failure is not taken for that of the next. */
  message: string;
}

export const WAYS_TO_FAIL: WayToFail[] = [
  { name: 'refuses', fault: refusal(400, 'The till is closed'), message: 'The till is closed' },
  {
    name: 'answers HTML',
    fault: answerHtml(),
    message: say('The shop has a problem at the moment. Please try again.'),
  },
  {
    name: 'answers half of it',
    fault: answerBrokenJson(),
    message: say('The shop sent an answer we could not read. Please try again.'),
  },
  {
    name: 'drops the connection',
    fault: dropConnection(),
    message: say('The shop cannot be reached. Check your connection and try again.'),
  },
];

/** The card with 'Accept'; a list that cannot be shown is an alert too, in its place, and may have the same words. */
export const errorCard = (page: Page, text: string) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: say('Accept') }) })
    .filter({ hasText: text });
