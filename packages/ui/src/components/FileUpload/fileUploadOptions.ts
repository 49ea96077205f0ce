export const fileUploadVariants = ['zone', 'button'] as const;
export type FileUploadVariant = (typeof fileUploadVariants)[number];

export const uploadStates = ['uploading', 'parsing', 'done', 'rejected'] as const;
export type UploadState = (typeof uploadStates)[number];

/** 一个文件，到了哪一步由页面说 */
export interface UploadFile {
  id: string;
  /** 文件名，含扩展名 */
  name: string;
  state: UploadState;
  /** 大小、页数等，如“8.4MB，62页” */
  meta?: string;
  /** 上传、解析进度，0至100；不给则进度未知 */
  progress?: number;
  /** 代替状态的词，如“正在解析第39页，共62页”；未收下时写原因与办法 */
  message?: string;
  /**
   * 未收下时有没有重试：内容不对的，再传一次也不会收
   *
   * @default true
   */
  canRetry?: boolean;
}

/**
 * Kind of a file by its name, in capitals: 2025年度审计报告.pdf → PDF. The x of Office is left out: 立项书.docx → DOC.
 * Empty without an ending of one to four letters or digits.
 */
export const extensionOf = (name: string) =>
  (/\.([A-Za-z0-9]{1,4})$/.exec(name)?.[1] ?? '').toUpperCase().replace(/^(DOC|XLS|PPT)X$/, '$1');
