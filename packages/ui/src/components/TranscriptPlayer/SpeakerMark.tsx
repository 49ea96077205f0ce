import { ink, square } from './TranscriptPlayer.css';
import { inkOf, type TranscriptSpeaker } from './transcriptOptions';

export interface SpeakerMarkProps {
  speakers: readonly TranscriptSpeaker[];
  /** 其中一位的编号 */
  id: string;
}

/** 发言人的颜色. The square of a speaker, in the colour that their turns have; the name stands beside it. */
export function SpeakerMark({ speakers, id }: SpeakerMarkProps) {
  return <span className={`${square} ${ink[inkOf(speakers, id)]}`} />;
}
