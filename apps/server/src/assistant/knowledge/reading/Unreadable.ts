import type { Problem } from '../../../platform/reading';

/** Sentences about what cannot be read, and whether reading again may help. */
export const problems: Readonly<Record<Problem | 'empty' | 'scanned', { reason: string; canRetry: boolean }>> = {
  locked: { reason: '文件有密码，无法读取。请去掉密码后上传新版本', canRetry: false },
  broken: { reason: '文件打不开，可能不完整或已损坏。请打开核对，重新导出后上传新版本', canRetry: true },
  slow: { reason: '有一页30秒没有读完，已停止。可以重试，或拆成几份、另存一次后上传新版本', canRetry: true },
  long: { reason: '读了5分钟还没有读完，已停止。请拆成几份，或另存一次后上传新版本', canRetry: false },
  large: { reason: '文件展开后太大，读不完。请拆成几份后上传', canRetry: true },
  empty: { reason: '文件里没有文字。请核对是不是选错了文件', canRetry: false },
  scanned: { reason: '没有可检索的文字（扫描件）。请上传带文字的版本', canRetry: false },
};

/** Error about a document that cannot be read, with the sentence for its owner. The job is not tried again, as after other errors. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    readonly reason: string,
    readonly canRetry: boolean,
  ) {
    super(reason);
  }
}

export const unreadable = (problem: keyof typeof problems) =>
  new Unreadable(problems[problem].reason, problems[problem].canRetry);
