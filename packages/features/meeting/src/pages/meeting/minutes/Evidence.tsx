'use client';
import { Citation, type CitationSource, clock, Tag } from '@hengce/ui';
import { useMeetingText } from '../../../text';
import { proofsOf, type Said } from './proofs';

export interface EvidenceProps {
  segmentIds: readonly string[];
  said: Said;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
}

/** When the sentences that prove a line were said, each played when it is pressed. */
export function Evidence({ segmentIds, said, onPlay }: EvidenceProps) {
  const text = useMeetingText().minutes;
  const proofs = proofsOf(segmentIds, said);
  if (proofs.length === 0) return <Tag tone="warning">{text.lost}</Tag>;
  return proofs.map(({ id, startMs, quote, speaker }) => (
    <Moment key={id} {...{ startMs, quote, onPlay }} title={speaker ?? text.speaker} />
  ));
}

export interface MomentProps extends Pick<EvidenceProps, 'onPlay'> {
  /** Milliseconds from the beginning of the audio. */
  startMs: number;
  title: string;
  /** What was said then. */
  quote?: string;
}

/** A moment of the sound, played when it is pressed. */
export function Moment({ startMs, title, quote, onPlay }: MomentProps) {
  const source: CitationSource = {
    id: String(startMs),
    label: clock(startMs / 1000),
    title,
    voice: 'product',
    quoteVoice: 'product',
    ...(quote !== undefined && { quote }),
  };
  return <Citation source={source} onPress={() => onPlay(startMs)} />;
}
