import type { ErrorKind } from './ApiError';

/** Message for code 444 and for messages that mean the same (specification §8). */
export const sessionExpiredMessage = '登录状态失效，请重新登录';

/** Sentences for failures that have none of their own. */
export const messages = {
  network: '服务暂时连接不上，内容没有丢失。请稍后重试',
  timeout: '等了5分钟仍没有答复，内容没有丢失。请重试',
  aborted: '已取消',
  protocol: '服务返回了无法识别的内容。请重试，仍不行请联系顾问',
  server: '服务暂时没有响应，内容没有丢失。请稍后重试',
};

const invalidToken =
  /token\s*(已)?(无效|失效|过期)|(无效|失效|过期)的?\s*(token|令牌)|令牌(已)?(无效|失效|过期)|登录状态(已)?(失效|过期)/i;

/**
 * Kind of a business code (specification §4, §8): 401 may be in the envelope or the HTTP status. The message is read
 * too, because gateways answer an invalid token with other codes.
 */
export function kindOfReply(code: number, status: number, msg: string): ErrorKind {
  if (code === 444 || code === 401 || status === 401 || invalidToken.test(msg)) return 'session-expired';
  if (code === 1010) return 'quota-exhausted';
  if (code === 500 || code === 503 || status >= 500) return 'server';
  return 'rejected';
}
