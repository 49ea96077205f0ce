import type { Chunk, LocalRecording } from '../recording/chunks';

export const sampleLocal = (rest: Partial<LocalRecording> = {}): LocalRecording => ({
  id: 'rec',
  meetingId: null,
  owner: '13800138000',
  title: '研发费用归集专题会',
  mimeType: 'audio/webm;codecs=opus',
  startedAt: '2026-11-20T02:00:00.000Z',
  consent: { text: '已告知全体参会人', confirmedAt: '2026-11-20T02:00:00.000Z' },
  marks: [],
  ...rest,
});

export const sampleChunk = (seq: number): Chunk => ({
  seq,
  part: 0,
  bytes: new Uint8Array([seq, seq + 1]).buffer,
  sha256: seq.toString(16).padStart(64, '0'),
  endMs: (seq + 1) * 1000,
  levels: new Uint8Array([seq, seq]),
});
