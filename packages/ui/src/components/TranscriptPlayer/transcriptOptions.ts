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
}

/** 一次发言 */
export interface TranscriptTurn {
  id: string;
  speakerId: string;
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
}

export const seekStep = 5;
export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;

/** Palette colours of the speakers, in order; 6, malachite, is reserved for AI. */
export const speakerInks = [1, 2, 3, 4, 5, 7] as const;
export type SpeakerInk = (typeof speakerInks)[number];

export const inkOf = (speakers: readonly TranscriptSpeaker[], id: string): SpeakerInk =>
  speakerInks[
    Math.max(
      0,
      speakers.findIndex((speaker) => speaker.id === id),
    ) % speakerInks.length
  ] as SpeakerInk;
