import type { MainComponents } from '@hengce/api/contract';
import { cuesOf, writeJson, writeLrc, writeMarkdown, writeSrt, writeTxt, writeVtt } from '@hengce/transcript';
import { FileReply, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { safeFileName } from '../../../platform/file';
import { limits, type RateLimiter } from '../../../platform/limits';
import { renderDocx } from '../../../platform/pdf';
import { readAudio } from '../audio/audioRepository';
import { endingOf } from '../audio/mediaTypes';
import type { MeetingRow } from '../meetings/meetingRepository';
import { ownMeeting } from '../meetings/meetings';
import { readMinutes } from '../minutes/minutes';
import { readTranscript } from '../transcript/transcripts';
import { minutesDocument, recognisedNote, transcriptDocument } from './meetingDocument';

type S = MainComponents['schemas'];

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files of a meeting: its transcript in every form, its minutes, its audio. */
export function createMeetingExports({ db, limiter }: { db: Db; limiter: RateLimiter }) {
  return async (userId: string, id: string, form: S['MeetingExportForm']): Promise<FileReply> => {
    await limiter.hit([limits.documentPerUser, userId]);
    const row = await ownMeeting(db, userId, id);
    const name = safeFileName(row.title, '', '会议');
    if (form === 'audio') return audioOf(db, row, name);
    const transcript = await readTranscript(db, id);
    const cues = cuesOf(transcript);
    const isRecognised = transcript.segments.some(({ source }) => source === 'recognised');
    // Subtitles and plain text are read again as they are: their mark is in the name of the file.
    const marked = isRecognised ? `${name} AI生成` : name;
    const text = (content: string, ending: string, mediaType: string) =>
      new FileReply(new TextEncoder().encode(content), `${marked}.${ending}`, mediaType);
    switch (form) {
      case 'json':
        return text(
          writeJson({ segments: transcript.segments, speakers: transcript.speakers }),
          'json',
          'application/json',
        );
      case 'md':
        return text(writeMarkdown(row.title, cues, isRecognised ? recognisedNote : undefined), 'md', 'text/markdown');
      case 'txt':
        return text(writeTxt(cues), 'txt', 'text/plain');
      case 'docx':
      case 'minutes': {
        const speakers = transcript.speakers.map((speaker) => speaker.name);
        const held = { title: row.title, heldAt: row.created_at, durationMs: row.duration_ms, speakers };
        const content =
          form === 'docx'
            ? transcriptDocument(held, cues, {
                isRecognised,
                isEstimated: transcript.segments.some(({ isEstimated }) => isEstimated),
              })
            : minutesDocument(held, await readMinutes(db, row, null), transcript.segments);
        return new FileReply(
          await renderDocx(content),
          `${form === 'docx' ? marked : `${name} 会议纪要`}.docx`,
          docxType,
        );
      }
      default:
        // Subtitles without a line are a file that nothing opens.
        if (cues.length === 0) throw new Rejection(409, '还没有转写的文字，没有导出。请先输入或导入文字', 409);
        return text(
          { srt: writeSrt, vtt: writeVtt, lrc: writeLrc }[form](cues),
          form,
          `text/${form === 'vtt' ? 'vtt' : 'plain'}`,
        );
    }
  };
}

export type MeetingExports = ReturnType<typeof createMeetingExports>;

function audioOf(db: Db, row: MeetingRow, name: string): FileReply {
  if (row.state !== 'ready') throw new Rejection(409, '录音还没有整理好，没有导出', 409);
  const fileName = `${name}.${endingOf(row.media_type)}`;
  return new FileReply(readAudio(db, row.id, 0, row.size_bytes), fileName, row.media_type);
}
