/** Hostile requests, as fast-check arbitraries. */
import fc from 'fast-check';
import type { Body, BodyPlan } from './bodies.ts';
import { type Headers, oddHeaders } from './headers.ts';
import { target } from './targets.ts';
import { badText, pick, toHeader } from './values.ts';
import { type Account, forgeToken, type World } from './world.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Headers;
  body: Body;
  /** How many times the request is sent in parallel; once by default. */
  times?: number;
  /** Called with the status of the first answer, before the answers are recorded. */
  after?: (status: number) => void;
  /** Whether the token is invalid. */
  isForged?: boolean;
}

/** A request whose ids and token are filled in when it is sent. */
export type Step = (world: World, sender: Account) => HostileRequest | Promise<HostileRequest>;

const tokenPlan = fc.record({ choice: fc.nat(19), number: fc.nat(), text: badText.map(toHeader) });

/** Returns the sender's own token in most cases, otherwise a forged one, none or nonsense. */
async function findToken(
  world: World,
  sender: Account,
  { choice, number, text }: { choice: number; number: number; text: string },
) {
  if (choice < 13) return { token: sender.token };
  if (choice < 17) return { token: toHeader(await forgeToken(world, sender, number)), isForged: true };
  if (choice === 17) return { token: text, isForged: true };
  if (choice === 18) return { token: pick(['null', 'undefined', ''], number), isForged: true };
  return { token: [text, sender.token], isForged: true };
}

/** Fills a valid product id into most bodies that have one. */
function writeBody(
  world: World,
  plan: BodyPlan,
  number: number,
): { body: Body; contentType: string | undefined } {
  if ('content' in plan) return { body: plan.content, contentType: plan.contentType };
  const json =
    typeof plan.json.productId === 'string' && number % 8 > 0
      ? { ...plan.json, productId: pick(world.products, number) }
      : plan.json;
  return { body: JSON.stringify(json), contentType: 'application/json' };
}

/** Any request, whether it could succeed or not. */
export const randomStep: fc.Arbitrary<Step> = fc
  .record({
    target,
    token: tokenPlan,
    headers: oddHeaders,
    number: fc.nat(),
  })
  .map(({ target: { method, writePath, body: plan }, token, headers, number }) => async (world, sender) => {
    const { token: sent, isForged } = await findToken(world, sender, token);
    const { body, contentType } = writeBody(world, plan, number);
    const hasBody = body !== undefined && !/^(?:GET|HEAD|TRACE)$/.test(method);
    return {
      method,
      path: writePath(world),
      headers: {
        ...headers,
        token: sent,
        ...(hasBody && contentType !== undefined && { 'content-type': contentType }),
      },
      body: hasBody ? body : undefined,
      ...(isForged && { isForged }),
    };
  });
