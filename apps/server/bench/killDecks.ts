import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import { answerOf, startScriptedLlm } from '../test/scriptedLlm';
import { type ServerProcess, spawnServer } from '../test/spawnServer';

type S = MainComponents['schemas'];

export interface DeckSweep {
  rounds: number;
  /** Saved edits that the server answered. */
  acknowledged: number;
  /** Edits whose answer never came. */
  cut: number;
  /** Kills that came while a model was writing. */
  caught: number;
  /** Acknowledged edits that were not there after the restart. */
  lostEdits: number;
  /** Slides that were shown as written and were not any more after the restart. */
  lostSlides: number;
  /** Whether the last deck was not written to its end. */
  isStuck: boolean;
}

interface Edited {
  id: string;
  /** As it was last answered. */
  kept: Pick<S['SaveDeckBody'], 'revision' | 'slides'>;
  /** Sent and not answered. */
  open: S['SaveDeckBody']['slides'] | null;
}

const phone = '13000000001';
const outline = '申报汇报\n一、申报条件\n上年度研发费用总额不低于100万元';
/** Milliseconds that the model takes for a slide. */
const slideMs = 120;

/** One deck is edited and another one written by a model while the server is killed round after round over one data folder. */
export async function sweepDecks(dataDir: string, rounds: number): Promise<DeckSweep> {
  const llm = await startScriptedLlm();
  llm.answerBy(({ body }) => {
    const title = /<大纲>\n(.*)/.exec(body.messages[1]?.content ?? '')?.[1] ?? '';
    const data = { title, items: [{ text: `${title}的第一条` }] };
    const script = answerOf(JSON.stringify({ layout: 'bullets', data, cites: [] }), { size: 1_000 });
    return 'steps' in script ? { steps: [{ waitMs: slideMs }, ...script.steps] } : script;
  });
  const settings = {
    ...{ DATA_DIR: dataDir, SAMPLE_DATA: 'off' },
    ...{ LLM_BASE_URL: llm.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'scripted' },
  };
  const result: DeckSweep = {
    ...{ rounds, acknowledged: 0, cut: 0, caught: 0 },
    ...{ lostEdits: 0, lostSlides: 0, isStuck: false },
  };
  let server = await spawnServer(settings);
  const client = createClient(() => server);
  await client.signIn();
  const first = await client.generated({ kind: 'outline', text: outline });
  const edited: Edited = { id: first.id, kept: { revision: first.revision, slides: first.slides }, open: null };
  const written = await client.generated({ kind: 'topic', topic: '研发费用后补助', skeleton: 'reading' }, true);
  for (let round = 0; round < rounds; round++) {
    let isOver = false;
    const seen = new Map<string, string>();
    const edit = async (): Promise<void> => {
      while (!isOver) {
        const before = edited.kept.revision;
        await client.save(edited);
        if (edited.kept.revision > before) result.acknowledged += 1;
      }
    };
    const watch = async (): Promise<void> => {
      while (!isOver) {
        const deck = await client.deck(written.id);
        if (deck === null) continue;
        for (const [id, data] of writtenIn(deck)) seen.set(id, data);
      }
    };
    const savedBefore = result.acknowledged;
    const working = [edit(), watch()];
    // However slow the machine is, something was saved before the end.
    while (result.acknowledged === savedBefore) await wait(10);
    await wait(randomInt(0, 900));
    server.child.kill('SIGKILL');
    await server.exited;
    isOver = true;
    await Promise.all(working);
    if (edited.open !== null) result.cut += 1;
    server = await spawnServer(settings);
    result.lostEdits += await client.lostEdits(edited);
    const now = await client.deck(written.id);
    if (now === null) throw new Error('A deck is gone');
    if (now.writing?.slides.some(({ state }) => state === 'waiting' || state === 'writing')) result.caught += 1;
    const there = writtenIn(now);
    for (const [id, data] of seen) if (there.get(id) !== data) result.lostSlides += 1;
    if (now.writing?.state !== 'running') await client.writeAgain(now);
  }
  result.isStuck = !(await client.isWritten(written.id));
  server.child.kill('SIGTERM');
  await server.exited;
  await llm.close();
  return result;
}

/** Contents of the slides that a model has written, by id. */
function writtenIn({ slides, writing }: S['Deck']): Map<string, string> {
  const done = new Set(writing?.slides.flatMap(({ id, state }) => (state === 'written' ? [id] : [])));
  return new Map(slides.flatMap(({ id, data }) => (done.has(id) ? [[id, JSON.stringify(data)] as const] : [])));
}

function createClient(current: () => ServerProcess) {
  let token = '';
  let requests = 0;
  /** Null when no answer came. @throws Error for one that is no success */
  const call = async <T>(path: string, json?: unknown): Promise<T | null> => {
    let text: string;
    try {
      const response = await fetch(`${current().address}/api/${path}`, {
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'Idempotency-Key': `decks-of-a-sweep-${requests++}`,
        },
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      });
      text = await response.text();
    } catch {
      await wait(10);
      return null;
    }
    const body = JSON.parse(text) as { code: number; msg: string; data: T };
    if (body.code !== 200) throw new Error(`${path} ${body.msg}`);
    return body.data;
  };
  const answered = async <T>(path: string, json?: unknown): Promise<T> => {
    const data = await call<T>(path, json);
    if (data === null) throw new Error(`${path} was not answered`);
    return data;
  };
  const deck = (id: string) => call<S['Deck']>(`ppt/deck/${id}`);
  const write = (id: string, revision: number, isWritten: boolean) =>
    answered<S['Deck']>(`ppt/generate/${id}`, { revision, isWritten });
  return {
    deck,
    async signIn(): Promise<void> {
      await answered('v1/user/verifyCode', { phone, purpose: 'login' });
      const code = /：(\d{6})/.exec(current().output())?.[1];
      token = (await answered<{ token: string }>('v1/user/phoneLogin', { phone, code })).token;
    },
    async generated(body: S['CreateDeckBody'], isWritten = false): Promise<S['Deck']> {
      const { id, revision } = await answered<S['Deck']>('ppt/create', body);
      return write(id, revision, isWritten);
    },
    writeAgain: ({ id, revision }: S['Deck']) => write(id, revision, true),
    /** Saves other notes of the last slide. */
    async save(edited: Edited): Promise<void> {
      const { revision, slides } = edited.kept;
      edited.open = slides.map((slide, n) =>
        n === slides.length - 1 ? ({ ...slide, notes: `讲稿${revision}` } as typeof slide) : slide,
      );
      const body = { revision, title: '申报汇报', themeId: 'azurite', aspect: '16:9', slides: edited.open };
      const saved = await call<S['DeckSaved']>(`ppt/save/${edited.id}`, body);
      if (saved === null) return;
      edited.kept = { revision: saved.revision, slides: edited.open };
      edited.open = null;
    },
    /** 1 where the last acknowledged edit is not there after a restart; what was not answered may be there or not. */
    async lostEdits(edited: Edited): Promise<number> {
      const { revision, slides } = await answered<S['Deck']>(`ppt/deck/${edited.id}`);
      const now = JSON.stringify(slides);
      const isKept = revision === edited.kept.revision && now === JSON.stringify(edited.kept.slides);
      const isOpen = revision === edited.kept.revision + 1 && now === JSON.stringify(edited.open);
      edited.kept = { revision, slides };
      edited.open = null;
      return isKept || isOpen ? 0 : 1;
    },
    async isWritten(id: string): Promise<boolean> {
      const until = Date.now() + 60_000;
      while (Date.now() < until) {
        if ((await deck(id))?.writing?.state === 'done') return true;
        await wait(100);
      }
      return false;
    },
  };
}
