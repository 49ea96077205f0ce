import type { ChatCitation, ChatFigures, ChatPolicyCard } from '@hengce/api';

export const artifactTargets = ['declaration', 'ppt', 'proofreading', 'meeting'] as const;
/** Feature that can take an artifact over: 申报, AI-PPT, 校对, 会议. */
export type ArtifactTarget = (typeof artifactTargets)[number];

/**
 * Work that one feature hands over (转交) to another, through the host and never through the clipboard, with its sources
 * and its label.
 */
export interface Artifact {
  /** Kind: an answer of the assistant, or the long texts of a declaration's form. */
  kind: 'answer' | 'form';
  /** Id of the answer's message, or of the declaration. */
  id: string;
  title: string;
  /** Text: of an answer Markdown, with citations as `[^n]`; of a form as it was written. */
  text: string;
  citations: readonly ChatCitation[];
  policies: readonly ChatPolicyCard[];
  figures: ChatFigures | null;
  /** Whether a model wrote it: its label AI生成 has to stay on whatever is made from it (人工智能生成合成内容标识办法). */
  isGenerated: boolean;
  /** Address of its origin, for the way back. */
  sourceHref: string;
}
