'use client';
import { Sparkle } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { mark, sparkle } from './AiMark.css';
import type { AiMarkState } from './aiMarkOptions';

export interface AiMarkProps {
  /**
   * 人工确认以后来源仍是AI；outdated 是所依据的文件已经变了
   *
   * @default 'generated'
   */
  state?: AiMarkState;
  /** 写在后面的话，如“以核定结果为准” */
  note?: string;
}

/** AI标识. The label of every result of a model, on screen and in copies, downloads and exports of it. */
export function AiMark({ state = 'generated', note }: AiMarkProps) {
  const text = useUiText();
  const words = text.aiMark[state];
  return (
    <span className={mark({ state })}>
      <Sparkle className={sparkle} size={12} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      {note ? text.sentence(words, note) : words}
    </span>
  );
}
