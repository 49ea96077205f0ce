export {
  parseJson,
  parseTimedTxt,
  parseTxt,
  type Turn,
  turnsOf,
  writeJson,
  writeMarkdown,
  writeTxt,
} from './formats/documents';
export { type ParsedCues, parseLrc, parseSubtitles, writeLrc, writeSrt, writeVtt } from './formats/subtitles';
export { formatClock } from './formats/times';
export { type Claimed, checkEvidence } from './minutes/checkEvidence';
export { type Due, dueIn } from './minutes/dueDay';
export { type Chapter, findMinutes, type Minutes, type MinutesItem, type Todo } from './minutes/findMinutes';
export {
  type MinutesSection,
  type MinutesTemplate,
  minutesTemplate,
  minutesTemplates,
} from './minutes/templates';
export { type Sentence, sentencesOf } from './minutes/utterances';
export {
  dueText,
  type HeldMinutes,
  markedLine,
  momentIn,
  numberedHeading,
  writeMinutes,
} from './minutes/writeMinutes';
export {
  assignSpeaker,
  joinSegments,
  mergeSpeakers,
  type Replaced,
  renameSpeaker,
  replaceWords,
  splitSegment,
} from './model/edits';
export {
  type Cue,
  cuesOf,
  type Segment,
  type SegmentSource,
  type Speaker,
  type Transcript,
  transcriptOf,
} from './model/Transcript';
export { findSpeech, piecesOf, type SpeechOptions, type Stretch, spreadOver } from './speech/findSpeech';
export { LevelMeter, levelOf } from './speech/levels';
