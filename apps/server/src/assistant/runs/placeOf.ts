import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { MessageRow } from './message';
import type { MessageRepository } from './messageRepository';
import { noMessage } from './missing';
import type { MessageTree } from './tree';

type SendBody = MainComponents['schemas']['SendChatMessageBody'];

/** Place of an answer in the tree of its conversation. */
export interface Place {
  parentId: string | null;
  /** Question that is answered; null for a new one. */
  user: MessageRow | null;
  /** Answer that is continued. */
  continued: MessageRow | null;
}

/**
 * Place at which a question or an answer is added.
 *
 * @throws Rejection 404 for a parent that is gone, 400 for one of the wrong role, 409 where the answer to continue is complete
 */
export async function placeOf(
  messages: MessageRepository,
  tree: MessageTree,
  leafId: string | null,
  { kind = 'send', parentId = leafId }: SendBody,
): Promise<Place> {
  const [parent] = parentId !== null && tree.has(parentId) ? await messages.listMessages([parentId]) : [];
  if (parentId !== null && parent === undefined) throw noMessage();
  if (kind === 'regenerate') {
    if (parent?.role !== 'user') throw fieldRejection('parentId', '请选择要重新回答的问题');
    return { parentId: parent.parent_id, user: parent, continued: null };
  }
  if (parent?.role === 'user') throw fieldRejection('parentId', '上一条应是回答');
  if (kind === 'send') return { parentId, user: null, continued: null };
  const [user] = parent?.parent_id ? await messages.listMessages([parent.parent_id]) : [];
  if (parent === undefined || user === undefined) throw fieldRejection('parentId', '请选择要继续的回答');
  if (parent.state === 'done' && parent.finish_reason !== 'length') throw new Rejection(409, '这条回答已经写完', 409);
  return { parentId: user.parent_id, user, continued: parent };
}

/** Refuses to continue an answer without a model: extracts are complete at once. @throws Rejection 409 */
export function refuseUnlessModel(continued: MessageRow, model: string | null): void {
  if (model === null) throw new Rejection(409, '没有接入大模型，不能接着写。已写出的内容都在，请重新回答', 409);
  if (continued.model === null) throw new Rejection(409, '这条回答是原文摘录，没有可以接着写的。请重新回答', 409);
}
