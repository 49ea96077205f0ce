import type { ReactNode } from 'react';
import type { ComposerState, ComposerVariant } from './composerOptions';

export interface ComposerProps {
  /** 读屏软件读出的名称，如“提问” */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** 发送；文字由宿主清空，失败时仍在 */
  onSubmit: (value: string) => void;
  /** 停止正在生成的回答 */
  onStop?: () => void;
  placeholder?: string;
  /**
   * chat 在对话底部；inline 只有一行，用在工作台和侧栏；instruction 是对一页或全文的要求
   *
   * @default 'chat'
   */
  variant?: ComposerVariant;
  /**
   * 生成中仍可写下一句；额度用完时不能发送，写好的留着
   *
   * @default 'idle'
   */
  state?: ComposerState;
  /** 范围：知识库、深度思考等标签 */
  scope?: ReactNode;
  /** 附件、语音等图标按钮 */
  actions?: ReactNode;
  /** 写在下面的一句话；额度用完时说明原因与去处 */
  note?: ReactNode;
  /**
   * 用什么发送；触屏上回车总是换行
   *
   * @default 'enter'
   */
  submitsOn?: 'enter' | 'mod-enter';
}
