import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import type { ServerProcess } from '../test/spawnServer';

type S = MainComponents['schemas'];

/** Chunk as a recorder has it until the server has acknowledged it. */
export interface Chunk {
  number: number;
  bytes: Buffer;
  sha256: string;
}

/** Bytes of a second at 32 kbit/s. */
const secondBytes = 4_000;
const phone = '13000000002';

export function newChunk(number: number): Chunk {
  const bytes = randomBytes(secondBytes + randomInt(-500, 500));
  return { number, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Signs in an account of its own. @returns its token */
export async function enter(server: ServerProcess): Promise<string> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.address + path, { method: 'POST', body: new URLSearchParams(fields) });
  await post('/api/v1/user/verifyCode', { phone, purpose: 'login' });
  const code = /：(\d{6})/.exec(server.output())?.[1] ?? '';
  const reply = await post('/api/v1/user/phoneLogin', { phone, code });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

/** Begins a recording. @returns its id; null when no answer came */
export async function begin(server: ServerProcess, token: string, clientId: string): Promise<string | null> {
  const body = { clientId, title: '录音', mediaType: 'audio/webm' };
  const reply = await ask(`${server.address}/api/meeting/create`, 'POST', token, JSON.stringify(body));
  return reply === null ? null : String((reply as S['Meeting']).id);
}

/** Sends a chunk. @param cut share of connections that break off at a random moment @returns null when no answer came */
export async function send(
  server: ServerProcess,
  token: string,
  id: string,
  { number, bytes, sha256 }: Chunk,
  cut = 0,
): Promise<S['MeetingSaved'] | null> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'chunk'));
  const place = `part=0&endMs=${(number + 1) * 1_000}&sha256=${sha256}`;
  const signal = Math.random() < cut ? AbortSignal.timeout(randomInt(1, 15)) : undefined;
  const url = `${server.address}/api/meeting/chunk/${id}/${number}?${place}`;
  return (await ask(url, 'PUT', token, form, signal)) as S['MeetingSaved'] | null;
}

/** Calls the server. @returns the data of its answer; null when none came */
export async function ask(
  url: string,
  method: string,
  token: string,
  body?: FormData | string,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    status = response.status;
    text = await response.text();
  } catch {
    // The connection or the server is gone; the caller sends again.
    await wait(10);
    return null;
  }
  if (status !== 200) throw new Error(`${status} ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}
