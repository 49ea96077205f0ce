import type { ChatCitation, ChatFigures, ChatPolicyCard } from '@hengce/api';

export const artifactTargets = ['declaration', 'ppt', 'proofreading', 'meeting'] as const;
/** Where something made can go on: 申报, AI-PPT, 校对, 会议. */
export type ArtifactTarget = (typeof artifactTargets)[number];

/** What one feature hands to another, through the host and never through the clipboard: with its sources and its label. */
export interface Artifact {
  /** An answer of the assistant, or the long texts of a declaration's form. */
  kind: 'answer' | 'form';
  title: string;
  /** Of an answer Markdown, with citations as `[^n]`; of a form as it was written. */
  text: string;
  citations: readonly ChatCitation[];
  policies: readonly ChatPolicyCard[];
  figures: ChatFigures | null;
  /** A model wrote it: whatever is made of it carries AI生成 on (人工智能生成合成内容标识办法). */
  isGenerated: boolean;
  /** Where it came from, for the way back. */
  sourceHref: string;
}
