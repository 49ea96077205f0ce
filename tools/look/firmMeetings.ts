// Meetings of the scripted firm (firm.ts).
import { createHash } from 'node:crypto';
import { call, withFile } from '@hengce/api';
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

  const bytes = new Uint8Array(wavOf(said.length * 2));
  const file = new File([bytes], '研发费用归集专题会.wav', { type: 'audio/wav' });
  const { id: meetingId } = await call(
    main.POST('/api/meeting/create', {
      body: {
        clientId: 'look-meeting-000002',
        title: '研发费用归集专题会',
        origin: 'uploaded',
        mediaType: 'audio/wav',
        sizeBytes: file.size,
        consent,
      },
    }),
  );
  const path = { meetingId };
  const chunk = {
    path: { ...path, number: 0 },
    query: { part: 0, endMs: 0, sha256: createHash('sha256').update(bytes).digest('hex') },
  };
  const sent = { body: { file }, bodySerializer: withFile({}, file) };
  await call(main.PUT('/api/meeting/chunk/{meetingId}/{number}', { params: chunk, ...sent }));
  await call(
    main.POST('/api/meeting/seal/{meetingId}', { params: { path }, body: { chunkCount: 1, isIncomplete: false } }),
  );
  const segments = said.map(([speakerId, text], index) => ({
    id: `g${index}`,
    startMs: index * 2_000,
    endMs: (index + 1) * 2_000,
    text,
    speakerId,
    source: 'typed' as const,
  }));
  const body = { revision: 0, segments, speakers };
  await call(main.POST('/api/meeting/saveTranscript/{meetingId}', { params: { path }, body }));
  const { shareId } = await call(main.POST('/api/meeting/share', { body: { id: meetingId, days: 30 } }));
  return { 'meeting.meeting': { meetingId }, 'meeting.shared': { shareId } };
}
