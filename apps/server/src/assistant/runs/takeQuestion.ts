import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, Rejection } from '../../platform/contract';
import { type Db, lockUser } from '../../platform/db';
import { limits, type RateLimiter } from '../../platform/limits';
import type { Passages } from '../knowledge';
import { type ClaimDependencies, type Claimed, claimQuestion, type Taken } from './claimQuestion';
import { questionHash } from './questionHash';
import { createRunRepository, type RunRow } from './runRepository';
import { ownScope } from './scope';

type SendBody = MainComponents['schemas']['SendChatMessageBody'];

interface Dependencies extends ClaimDependencies {
  db: Db;
  limiter: RateLimiter;
  passages: Pick<Passages, 'ownScope' | 'named'>;
  /** Whether this process writes as many answers as it can. */
  isBusy(): boolean;
  /** Ends runs whose process is gone. @returns how many */
  settleExpired(): Promise<number>;
}

/**
 * Checks a question and claims its run.
 *
 * @returns the claimed run; the run of the same question where it was sent before
 * @throws Rejection 400 for an empty question, 409 for an id (`clientMessageId`) that another question has, 429 for too many,
 *   and as `claimQuestion`
 */
export async function takeQuestion(
  deps: Dependencies,
  userId: string,
  conversationId: string,
  body: SendBody,
): Promise<RunRow | Claimed> {
  const { db, limiter, passages, isBusy, settleExpired } = deps;
  const bodyHash = questionHash(body);
  const findClaim = async (from: Db): Promise<RunRow | undefined> => {
    const run = await createRunRepository(from).findClaim(userId, conversationId, body.clientMessageId);
    if (run === undefined || run.body_hash === bodyHash) return run;
    throw new Rejection(409, '这个编号已用于另一条消息，请换一个编号', 409);
  };
  const earlier = await findClaim(db);
  if (earlier !== undefined) return earlier;

  const text = body.text?.trim() ?? '';
  if ((body.kind ?? 'send') === 'send' && text === '') throw fieldRejection('text', '请填写问题');
  await limiter.hit([limits.chatPerUser, userId]);
  if (isBusy()) throw new Rejection(429, '现在提问的人很多，没有发送。请稍后再试', 429, { retryAfterSeconds: 10 });
  const taken: Taken = {
    body,
    bodyHash,
    text,
    attachments: body.attachmentIds?.length ? await passages.named(userId, body.attachmentIds) : [],
    scope: body.scope === undefined ? null : await ownScope(passages, userId, body.scope),
  };
  const claim = () =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return (await findClaim(tx)) ?? claimQuestion(tx, deps, userId, conversationId, taken);
    });
  return claim().catch(async (error: unknown) => {
    // The run in the way may have lost its process.
    const isInTheWay = error instanceof Rejection && (error.code === 409 || error.code === 429);
    if (isInTheWay && (await settleExpired()) > 0) return claim();
    throw error;
  });
}
