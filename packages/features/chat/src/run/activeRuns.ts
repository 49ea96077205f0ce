import {
  type Api,
  type ChatAttachment,
  type ChatMessage,
  type ChatQuote,
  type SendChatMessageBody,
  streamEvents,
} from '@hengce/api';
import { mainKey } from '@hengce/feature-kit';
import type { QueryClient } from '@tanstack/react-query';
import { conversationKey, historyKey } from '../data/chat';
import { createRun, type Run } from './createRun';

/** Question as it is shown until the server has it. */
export interface Asked {
  body: SendChatMessageBody;
  text: string;
  quote: ChatQuote | null;
  attachments: readonly ChatAttachment[];
}

export interface ActiveRun {
  run: Run;
  /** Question of the run; null when only the answer is new: answered again, continued, or found running. */
  asked: Asked | null;
  /** Id of the message below which the answer is. */
  parentId: string | null;
}

interface Registry {
  runs: Map<string, ActiveRun>;
  listeners: Set<() => void>;
}

/** Milliseconds without anything, longer than a ping takes, after which a connection is broken. */
const idleMs = 25_000;
// A run is followed until it ends, whichever page is open: by client, because that is as long as the answers are kept.
const registries = new WeakMap<QueryClient, Registry>();

function registryOf(client: QueryClient): Registry {
  const known = registries.get(client) ?? { runs: new Map(), listeners: new Set() };
  registries.set(client, known);
  return known;
}

/** Answers being written that this page follows, one per conversation, shared by all callers with the same client. */
export function activeRuns(client: QueryClient, { main }: Api) {
  const registry = registryOf(client);
  const tell = () => {
    for (const listener of registry.listeners) listener();
  };
  const refresh = (conversationId: string) => {
    void client.invalidateQueries({ queryKey: conversationKey(conversationId) });
    void client.invalidateQueries({ queryKey: historyKey });
    void client.invalidateQueries({ queryKey: mainKey('getChatStatus') });
  };
  const follow = (runId: string, after: number, signal: AbortSignal) => {
    const header = after > 0 ? { 'Last-Event-ID': String(after) } : {};
    const params = { path: { runId }, header };
    return streamEvents(main.GET('/api/chat/runs/{runId}/events', { params, parseAs: 'stream', signal }), { idleMs });
  };
  const put = (conversationId: string, active: ActiveRun) => {
    registry.runs.get(conversationId)?.run.close();
    registry.runs.set(conversationId, active);
    tell();
  };
  return {
    get: (conversationId: string) => registry.runs.get(conversationId),
    subscribe(listener: () => void) {
      registry.listeners.add(listener);
      return () => registry.listeners.delete(listener);
    },
    send(conversationId: string, body: SendChatMessageBody, asked: Asked | null, onStarted: () => void) {
      const params = { path: { conversationId } };
      const run = createRun({
        send: (signal) =>
          streamEvents(
            main.POST('/api/chat/conversations/{conversationId}/messages', { params, body, parseAs: 'stream', signal }),
            { idleMs },
          ),
        follow,
        onStarted() {
          onStarted();
          void client.invalidateQueries({ queryKey: historyKey });
        },
        onEnd: () => refresh(conversationId),
      });
      put(conversationId, { run, asked, parentId: body.parentId ?? null });
    },
    /** Follows a run that exists already, as after a reload or in another tab. */
    attach(conversationId: string, runId: string, message: ChatMessage, seq: number) {
      if (registry.runs.has(conversationId)) return;
      const run = createRun({
        send: null,
        follow,
        known: { runId, message, seq },
        onEnd: () => refresh(conversationId),
      });
      put(conversationId, { run, asked: null, parentId: message.parentId });
    },
    /** Stops following a run whose answer is stored now, or whose question was taken back. */
    drop(conversationId: string, run: Run) {
      if (registry.runs.get(conversationId)?.run !== run) return;
      run.close();
      registry.runs.delete(conversationId);
      tell();
    },
  };
}
export type ActiveRuns = ReturnType<typeof activeRuns>;
