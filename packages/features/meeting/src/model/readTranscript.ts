import {
  type Cue,
  type ParsedCues,
  parseJson,
  parseLrc,
  parseSubtitles,
  parseTimedTxt,
  parseTxt,
  type Stretch,
  spreadOver,
  type Transcript,
  transcriptOf,
} from '@hengce/transcript';
import { newId } from './newId';

/** Why nothing of a file is taken over. `noTimes`: a file of subtitles in which nothing can be read; `notOurs`: JSON that no meeting was exported to. */
export type ImportProblem = 'kind' | 'tooLarge' | 'notText' | 'empty' | 'noTimes' | 'notOurs' | 'tooMany';

export interface ReadTranscript {
  transcript: Transcript;
  /** Lines that could not be read, counted from 1. */
  unread: readonly number[];
  /** Whether its times are reckoned from the lengths of the texts. */
  isEstimated: boolean;
}

export const importKinds = ['srt', 'vtt', 'lrc', 'txt', 'json'] as const;
type Kind = (typeof importKinds)[number];
/** Bytes: as many sentences as are kept are some four megabytes as JSON. */
export const importMaxBytes = 20_000_000;
/** As many as the server keeps of one transcript. */
const maxCues = 20_000;
/** As long as the server lets the words of one be. */
const maxText = 5_000;
const maxName = 40;
const maxComment = 1_000;
const maxSpeakers = 100;

const isKind = (ending: string): ending is Kind => (importKinds as readonly string[]).includes(ending);

/**
 * Reads a file of subtitles, plain text or our JSON into a transcript.
 *
 * @param text what it says; of a file that is no text there are characters that no text has
 * @param spoken where somebody speaks: over it the paragraphs of a plain text without times are spread, by their lengths
 */
export function readTranscript(
  file: { name: string; size: number; text: string },
  spoken: readonly Stretch[],
): ReadTranscript | ImportProblem {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!isKind(ending)) return 'kind';
  if (file.size > importMaxBytes) return 'tooLarge';
  if (/[\0\uFFFD]/.test(file.text)) return 'notText';
  if (file.text.trim() === '') return 'empty';
  if (ending === 'json') return readJson(file.text);
  const { cues, unread, isEstimated } = cuesOf(ending, file.text, spoken);
  if (cues.length === 0) return 'noTimes';
  if (cues.length > maxCues) return 'tooMany';
  const { segments, speakers } = transcriptOf(cues.map(fitting), newId);
  return {
    transcript: {
      speakers,
      segments: isEstimated ? segments.map((segment) => ({ ...segment, isEstimated })) : segments,
    },
    unread,
    isEstimated,
  };
}

/** Everything that was exported: ids too, so that minutes still find their evidence. */
function readJson(text: string): ReadTranscript | ImportProblem {
  const transcript = parseJson(text);
  if (transcript === null) return 'notOurs';
  const { segments, speakers } = transcript;
  if (segments.length === 0) return 'empty';
  if (segments.length > maxCues) return 'tooMany';
  const isKept =
    speakers.length <= maxSpeakers &&
    speakers.every(({ name }) => name.length <= maxName) &&
    segments.every((one) => one.text.length <= maxText && (one.comment ?? '').length <= maxComment);
  return isKept ? { transcript, unread: [], isEstimated: false } : 'notOurs';
}

interface ReadCues extends ParsedCues {
  isEstimated: boolean;
}

function cuesOf(kind: Exclude<Kind, 'json'>, text: string, spoken: readonly Stretch[]): ReadCues {
  switch (kind) {
    case 'lrc':
      return { ...parseLrc(text, true), isEstimated: false };
    case 'txt': {
      const timed = parseTimedTxt(text);
      if (timed !== null) return { cues: timed, unread: [], isEstimated: false };
      return { cues: spreadOver(parseTxt(text), spoken), unread: [], isEstimated: true };
    }
    default:
      return { ...parseSubtitles(text, true), isEstimated: false };
  }
}

const fitting = ({ speaker, text, startMs, endMs }: Cue): Cue => ({
  startMs,
  endMs,
  text: text.slice(0, maxText),
  ...(speaker !== undefined && { speaker: speaker.slice(0, maxName) }),
});
