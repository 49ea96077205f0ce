import { Rejection } from '../../platform/contract';

export const noConversation = () => new Rejection(404, '没有找到这个对话，可能已被删除', 404);
export const noMessage = () => new Rejection(404, '没有找到这条消息，可能已被删除', 404);
