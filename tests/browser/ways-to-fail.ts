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
  /** The words for it, which are different for every way: what one failure says does not stand for the next. */
  told: string;
}

export const WAYS_TO_FAIL: WayToFail[] = [
  { name: 'refuses', fault: refusal(400, 'The till is closed'), told: 'The till is closed' },
  {
    name: 'answers HTML',
    fault: answerHtml(),
    told: say('The shop has a problem at the moment. Please try again.'),
  },
  {
    name: 'answers half of it',
    fault: answerBrokenJson(),
    told: say('The shop sent an answer we could not read. Please try again.'),
  },
  {
    name: 'drops the connection',
    fault: dropConnection(),
    told: say('The shop cannot be reached. Check your connection and try again.'),
  },
];
