import type { Outcome } from './LiveRun';

/** Outcome of a run whose process ended before the answer was written. */
export const interrupted: Outcome = {
  finishReason: 'interrupted',
  error: {
    code: 'interrupted',
    message: '服务中断过，回答没有写完，已写出的内容保留着。请继续或重新回答',
    isRetryable: true,
  },
};
export const cancelled: Outcome = { finishReason: 'cancelled', error: null };
export const tooLong: Outcome = {
  finishReason: 'error',
  error: { code: 'timeout', message: '回答超过20分钟仍没有写完，已停止，已写出的内容保留着', isRetryable: true },
};
