/** The calls of the staff about mentions: notes that name colleagues, whom the counter notifies. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { refuseAs } from '#contract/text.ts';

const MAX_IDS = 100;
export const MAX_LISTED_MENTIONS = 30;

const colleague = v.object({ id: v.string(), name: v.string() });

const mention = v.object({
  id: v.string(),
  orderNumber: v.string(),
  noteId: v.string(),
  text: v.string(),
  /** Who wrote the note. */
  person: v.nullable(v.string()),
  at: v.string(),
  isRead: v.boolean(),
});

const ids = v.pipe(
  v.array(
    v.pipe(v.string(refuseAs('invalid-id')), v.regex(OBJECT_ID, refuseAs('invalid-id'))),
    'invalid-value',
  ),
  v.maxLength(MAX_IDS, refuseAs('invalid-value')),
);
export const readMentionsRequest = v.object({ ids });

const readAccess = { audience: 'staff', permission: 'orders.read' } as const;

export const listColleagues = defineCall()({
  ...readAccess,
  path: '/colleagues',
  answer: dataOf(v.array(colleague)),
});
export const listMentions = defineCall()({
  ...readAccess,
  path: '/mentions',
  answer: v.object({ unread: v.number(), data: v.array(mention) }),
});
export const readMentions = defineCall<{ body: typeof readMentionsRequest }>()({
  ...readAccess,
  method: 'POST',
  path: '/mentions/read',
});

export const mentionCalls = /* @__PURE__ */ specifyCalls({
  listColleagues: {
    call: listColleagues,
    tag: 'Orders',
    summary: 'Lists who can be mentioned in a note: everybody with access who may read orders.',
  },
  listMentions: {
    call: listMentions,
    tag: 'Orders',
    summary: `Lists the newest ${MAX_LISTED_MENTIONS} notes that mention whoever asks, and counts all unread ones.`,
  },
  readMentions: {
    call: readMentions,
    tag: 'Orders',
    summary: 'Marks one’s own mentions as read.',
    request: readMentionsRequest,
    status: 204,
    refusals: [
      { code: 'invalid-id', param: 'ids.0' },
      { code: 'invalid-value', param: 'ids' },
    ],
  },
});

export type Colleague = v.InferOutput<typeof colleague>;
export type Mention = v.InferOutput<typeof mention>;
