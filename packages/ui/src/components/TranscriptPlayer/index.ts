export { SpeakerMark, type SpeakerMarkProps } from './SpeakerMark';
export { Transcript, type TranscriptProps } from './Transcript';
export { TranscriptPlayer, type TranscriptPlayerProps } from './TranscriptPlayer';
export type { TranscriptPiece, TranscriptSpeaker, TranscriptTurn } from './transcriptOptions';
export { clock } from './transcriptTimes';
