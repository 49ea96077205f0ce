import {
  type Cue,
  type ParsedCues,
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

/** Why nothing of a file is taken over. `noTimes`: a file of subtitles in which nothing can be read. */
export type ImportProblem = 'kind' | 'tooLarge' | 'notText' | 'empty' | 'noTimes' | 'tooMany';

export interface ReadTranscript {
  transcript: Transcript;
  /** Lines that could not be read, counted from 1. */
  unread: readonly number[];
  /** Whether its times are reckoned from the lengths of the texts. */
  isEstimated: boolean;
}

export const importKinds = ['srt', 'vtt', 'lrc', 'txt'] as const;
type Kind = (typeof importKinds)[number];
/** Bytes: subtitles of a day are one megabyte. */
export const importMaxBytes = 5_000_000;
/** As many as the server keeps of one transcript. */
const maxCues = 20_000;
/** As long as the server lets the words of one be. */
const maxText = 5_000;
const maxName = 40;

const isKind = (ending: string): ending is Kind => (importKinds as readonly string[]).includes(ending);

/**
 * Reads a file of subtitles or plain text into a transcript.
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

interface ReadCues extends ParsedCues {
  isEstimated: boolean;
}

function cuesOf(kind: Kind, text: string, spoken: readonly Stretch[]): ReadCues {
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
