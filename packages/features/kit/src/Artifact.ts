import type { ChatCitation, ChatFigures, ChatPolicyCard } from '@hengce/api';

/** Feature that can take an artifact over: 对话, 申报, AI-PPT, 校对, 知识库, 会议. */
export type ArtifactTarget = 'assistant' | 'declaration' | 'ppt' | 'proofreading' | 'knowledge' | 'meeting';

/**
 * Work that one feature hands over (转交) to another, through the host and never through the clipboard, with its sources
 * and its label.
 */
export interface Artifact {
  /** Kind: an answer of the assistant, the long texts of a declaration's form, or the minutes of a meeting. */
  kind: 'answer' | 'form' | 'minutes';
  /** Id of the answer's message, of the declaration, or of the meeting. */
  id: string;
  title: string;
  /** Text: of an answer Markdown, with citations as `[^n]`; of a form as it was written; of minutes plain. */
  text: string;
  citations: readonly ChatCitation[];
  policies: readonly ChatPolicyCard[];
  figures: ChatFigures | null;
  /** Whether a model wrote it: its label AI生成 has to stay on whatever is made from it (人工智能生成合成内容标识办法). */
  isGenerated: boolean;
  /** Address of its origin, for the way back. */
  sourceHref: string;
}
