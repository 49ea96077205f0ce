import type { MainComponents } from '@hengce/api/contract';
import type { TestApp } from './createTestApp';
import { nothingShown, readEvents, type SentEvent, type Shown, show } from './eventStream';

type S = MainComponents['schemas'];

let keys = 0;

/** The calls of one user of the chat, as a test wants them. */
export function chatClient(app: TestApp, token: string) {
  const open = async (path: string, json?: unknown, headers: Record<string, string> = {}) =>
    app.app.request(`http://portal.test${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  return {
    async newConversation(scene: S['ChatScene'] = 'chat', scope?: S['ChatScope']): Promise<string> {
      const json = { scene, ...(scope ? { scope } : {}) };
      return String((await app.call('POST', '/api/chat/createConversation', { token, json })).data.id);
    },
    async get(id: string, query = ''): Promise<S['ChatConversation']> {
      const reply = await app.call('GET', `/api/chat/conversations/${id}${query}`, { token });
      return reply.data as unknown as S['ChatConversation'];
    },
    async list(query = ''): Promise<S['ChatConversationPage']> {
      const reply = await app.call('GET', `/api/chat/conversations${query}`, { token });
      return reply.data as unknown as S['ChatConversationPage'];
    },
    update: (id: string, json: S['UpdateConversationBody']) =>
      app.call('POST', `/api/chat/updateConversation/${id}`, { token, json }),
    cancel: (runId: string) => app.call('POST', `/api/chat/runs/${runId}/cancel`, { token, json: {} }),
    send: (id: string, body: Partial<S['SendChatMessageBody']>) =>
      open(`/api/chat/conversations/${id}/messages`, { clientMessageId: `client-${keys++}`, ...body }),
    follow: (runId: string, cursor: number | null) =>
      open(`/api/chat/runs/${runId}/events`, undefined, cursor === null ? {} : { 'last-event-id': String(cursor) }),
    async remaining(scene: S['ChatScene'] = 'chat'): Promise<number> {
      return Number((await app.call('GET', `/api/chat/status?scene=${scene}`, { token })).data.remaining);
    },
  };
}

export type ChatClient = ReturnType<typeof chatClient>;

export interface Tab {
  shown: Shown;
  events: SentEvent[];
  /** With the end of the stream. */
  ended: Promise<void>;
  /** Until what is shown fits. */
  until(fits: (shown: Shown) => boolean): Promise<void>;
  /** The connection breaks. */
  leave(): Promise<void>;
}

/** Reads a reply as an open page does, from what it shows already. */
export function openTab(response: Response, shown: Shown = nothingShown()): Tab {
  const events: SentEvent[] = [];
  const waiting = new Set<() => void>();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let isLeft = false;
  const ended = (async () => {
    try {
      for await (const sent of readEvents(reader)) {
        if (isLeft) return;
        show(shown, sent);
        events.push(sent);
        for (const look of [...waiting]) look();
      }
    } finally {
      for (const look of [...waiting]) look();
    }
  })();
  // Whoever awaits it hears of it; nobody has to.
  ended.catch(() => {});
  return {
    shown,
    events,
    ended,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!fits(shown)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        ended.then(
          () => reject(new Error(`ended with “${shown.answer}”, ${shown.finishReason}`)),
          (error) => reject(error),
        );
        look();
      }),
    async leave() {
      isLeft = true;
      await reader.cancel();
      await ended.catch(() => {});
    },
  };
}

export async function readAll(response: Response): Promise<Tab> {
  const tab = openTab(response);
  await tab.ended;
  return tab;
}
