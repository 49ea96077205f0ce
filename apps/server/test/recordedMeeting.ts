import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { expect } from 'vitest';
import type { TestApp } from './createTestApp';
import { recordedWebm } from './webmSamples';

let meetings = 0;

/** A meeting of so many seconds of silence, recorded and ready to be heard. */
export async function recordedMeeting(
  app: TestApp,
  token: string,
  seconds: number,
  title = '录好的会',
): Promise<MainComponents['schemas']['Meeting']> {
  const json = { clientId: `recorded-meeting-${meetings++}`, title, mediaType: 'audio/webm' };
  const id = String((await app.call('POST', '/api/meeting/create', { token, json })).data.id);
  const bytes = await recordedWebm(seconds);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'chunk'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const place = `part=0&endMs=${seconds * 1_000}&sha256=${sha256}`;
  await app.call('PUT', `/api/meeting/chunk/${id}/0?${place}`, { token, form });
  await app.call('POST', `/api/meeting/seal/${id}`, { token, json: { chunkCount: 1 } });
  const read = async () => (await app.call('GET', `/api/meeting/meeting/${id}`, { token })).data;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('ready');
  return (await read()) as unknown as MainComponents['schemas']['Meeting'];
}
