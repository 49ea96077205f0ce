// Meetings of the scripted firm (firm.ts).
import { createHash } from 'node:crypto';
import { call, withFile } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { wavOf } from '../../apps/portal/e2e/wavFile';
import type { Addresses, Firm } from './firmSession';

const said: readonly (readonly [who: string, text: string])[] = [
  ['chair', '今天核对研发费用归集，先看三季度的辅助账。'],
  ['finance', '三季度研发支出是86.4万元，材料费有两张领料单没有项目号。'],
  ['chair', '决定辅助账按项目分开，11月起执行。'],
  ['finance', '领料单由周明在12月3日前补齐项目号。'],
  ['chair', '下次会议12月10日，看全年的归集表。'],
];
const speakers = [
  { id: 'chair', name: '林知夏' },
  { id: 'finance', name: '周明' },
];

/** Two meetings: a recording whose page was closed, and an uploaded one that was written down and is shared. */
export async function holdMeetings({ main }: Firm): Promise<Addresses> {
  const consent = { text: '已告知全体参会人正在录音，并得到同意', confirmedAt: new Date().toISOString() };
  const closed = { clientId: 'look-meeting-000001', title: '设备更新项目碰头会', mediaType: 'audio/webm' as const };
  await call(main.POST('/api/meeting/create', { body: { ...closed, consent } }));

  const uploaded = { clientId: 'look-meeting-000002', title: '研发费用归集专题会', consent };
  const meetingId = await uploadMeeting({ main }, uploaded, said.length * 2);
  const segments = said.map(([speakerId, text], index) => ({
    id: `g${index}`,
    startMs: index * 2_000,
    endMs: (index + 1) * 2_000,
    text,
    speakerId,
    source: 'typed' as const,
  }));
  const body = { revision: 0, segments, speakers };
  await call(main.POST('/api/meeting/saveTranscript/{meetingId}', { params: { path: { meetingId } }, body }));
  const { shareId } = await call(main.POST('/api/meeting/share', { body: { id: meetingId, days: 30 } }));
  return { 'meeting.meeting': { meetingId }, 'meeting.shared': { shareId } };
}

type NewMeeting = Pick<MainComponents['schemas']['CreateMeetingBody'], 'clientId' | 'title' | 'consent'>;

/** Uploads a tone of some seconds, in one chunk, as a meeting. @returns its id */
export async function uploadMeeting(
  { main }: Pick<Firm, 'main'>,
  meeting: NewMeeting,
  seconds: number,
): Promise<string> {
  const bytes = new Uint8Array(wavOf(seconds));
  const file = new File([bytes], `${meeting.title}.wav`, { type: 'audio/wav' });
  const own = { origin: 'uploaded', mediaType: 'audio/wav', sizeBytes: file.size } as const;
  const { id: meetingId } = await call(main.POST('/api/meeting/create', { body: { ...meeting, ...own } }));
  const path = { meetingId };
  const chunk = {
    path: { ...path, number: 0 },
    query: { part: 0, endMs: 0, sha256: createHash('sha256').update(bytes).digest('hex') },
  };
  const sent = { body: { file }, bodySerializer: withFile({}, file) };
  await call(main.PUT('/api/meeting/chunk/{meetingId}/{number}', { params: chunk, ...sent }));
  const sealed = { chunkCount: 1, isIncomplete: false };
  await call(main.POST('/api/meeting/seal/{meetingId}', { params: { path }, body: sealed }));
  return meetingId;
}
