/** 发言人；颜色按先后分配，最多六人各不相同 */
export interface TranscriptSpeaker {
  id: string;
  name: string;
}

/** 一段话里的一句 */
export interface TranscriptPiece {
  text: string;
  /** 从第几秒起 */
  start?: number;
  /** 听得不清，待核对 */
  isUncertain?: boolean;
  /** 查找命中 */
  isFound?: boolean;
}

/** 一次发言 */
export interface TranscriptTurn {
  id: string;
  /** 没有时不知道是谁 */
  speakerId?: string;
  /** 从第几秒到第几秒 */
  start: number;
  end: number;
  /** 整段文字，或带时间的各句，播放时标出正在说的一句 */
  text: string | readonly TranscriptPiece[];
  /**
   * 人工改过
   *
   * @default false
   */
  isEdited?: boolean;
  /**
   * 标为重点
   *
   * @default false
   */
  isHighlighted?: boolean;
  /** 文字下的小字：批注，或没有文字时说明这里有什么，如“说话3秒” */
  note?: string;
}

export const seekStep = 5;
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Palette colours of the speakers, in order; 6, malachite, is reserved for AI. */
export const speakerInks = [1, 2, 3, 4, 5, 7] as const;
/** 0: nobody knows who speaks. */
export type SpeakerInk = 0 | (typeof speakerInks)[number];

/** Colour of a speaker; with an id that is not among the speakers that of the first. */
export function inkOf(speakers: readonly TranscriptSpeaker[], id: string | undefined): SpeakerInk {
  if (id === undefined) return 0;
  const place = speakers.findIndex((speaker) => speaker.id === id);
  return speakerInks[Math.max(0, place) % speakerInks.length] ?? 0;
}
