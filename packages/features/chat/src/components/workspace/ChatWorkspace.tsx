'use client';
import type { ChatCitation, ChatQuote, ChatScene, ChatScope } from '@hengce/api';
import { Drawer, Icon, IconButton, useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { PanelLeft, SquarePen, X } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useChatText } from '../../text';
import { Conversation } from '../conversation/Conversation';
import type { AnswerSources } from '../conversation/citations';
import { HistoryList } from '../history/HistoryList';
import { quoteOf } from '../sources/quoteOf';
import { SourceList } from '../sources/SourceList';
import { SourceSheet } from '../sources/SourceSheet';
import { count, head, title as sourceTitle, waiting } from '../sources/Sources.css';
import { useEscape } from '../useEscape';
import { history, main, name, phoneBar, phoneTitle, sources, workspace } from './ChatWorkspace.css';
import { Places } from './Places';

export interface ChatWorkspaceProps {
  scene: ChatScene;
  conversationId: string | undefined;
  /** Called when another conversation is opened; undefined starts a new one. */
  onConversation: (conversationId: string | undefined) => void;
  scope: ChatScope;
  placeholder: string;
  title: string;
  welcome: (ask: (words: string) => void) => ReactNode;
  initialText?: string;
  initialQuote?: ChatQuote | null;
  thinksByDefault?: boolean;
}

interface Opened {
  messageId: string;
  /** null while the answer has no sources yet. */
  citation: ChatCitation | null;
  all: readonly ChatCitation[];
}

/** Workspace of conversations: the list, the open one, and beside it the sources of an answer. */
export function ChatWorkspace(props: ChatWorkspaceProps) {
  const { scene, conversationId, onConversation, scope, placeholder, title, welcome, initialText } = props;
  const text = useChatText();
  // There is room for sources beside the conversation.
  const isWide = useMediaQuery(media.lg);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [quote, setQuote] = useState<ChatQuote | null>(props.initialQuote ?? null);
  const openCitation = useCallback(
    (citation: ChatCitation, { id, citations }: AnswerSources) =>
      setOpened({ messageId: id, citation, all: citations }),
    [],
  );
  const newest = useRef<string>(undefined);
  // Open sources go on to the answer that comes, or they would seem to be its own.
  const followAnswer = useCallback(({ id, citations, state }: AnswerSources) => {
    const isAnother = newest.current !== undefined && newest.current !== id;
    newest.current = id;
    setOpened((before) => {
      if (!before || !(isAnother || before.messageId === id)) return before;
      if (citations.length === 0 && state !== 'streaming') return null;
      const n = before.messageId === id ? before.citation?.n : undefined;
      const citation = citations.find((each) => each.n === n) ?? citations[0] ?? null;
      return { messageId: id, citation, all: citations };
    });
  }, []);
  // Another conversation is another thread with options of its own; one that the first question makes goes on as it is.
  const [made, setMade] = useState<{ id?: string; count: number }>({ count: 0 });
  const threadKey = conversationId && conversationId !== made.id ? conversationId : `new ${made.count}`;
  const [shownKey, setShownKey] = useState(threadKey);
  // What was opened and quoted belongs to the conversation that was left.
  if (shownKey !== threadKey) {
    setShownKey(threadKey);
    newest.current = undefined;
    setOpened(null);
    setQuote(null);
  }
  const begin = () => {
    setMade(({ count }) => ({ count: count + 1 }));
    setOpened(null);
    setQuote(null);
    setHistoryOpen(false);
    onConversation(undefined);
  };
  const takeQuote = (citation: ChatCitation) => {
    setQuote(quoteOf(citation));
    if (!isWide) setOpened(null);
  };
  useEscape(opened !== null && isWide, () => setOpened(null));
  const list = (
    <HistoryList
      currentId={conversationId}
      onNew={begin}
      onRemoved={begin}
      {...(isHistoryOpen ? { onLeave: () => setHistoryOpen(false) } : {})}
    />
  );
  return (
    <div className={workspace}>
      <aside className={history} aria-label={text.history.label}>
        {list}
      </aside>
      <div className={main}>
        <h1 className={name}>{title}</h1>
        <Conversation
          key={threadKey}
          scene={scene}
          conversationId={conversationId}
          onConversation={(id) => {
            setMade((before) => ({ ...before, id }));
            onConversation(id);
          }}
          scope={scope}
          placeholder={placeholder}
          welcome={welcome}
          head={(named) => (
            // On phones the only bar: the shell takes its own away where a page brings one.
            <div className={phoneBar} data-page-bar="">
              <IconButton
                label={text.history.open}
                icon={<Icon icon={PanelLeft} />}
                onPress={() => setHistoryOpen(true)}
              />
              <span className={phoneTitle} aria-hidden="true">
                {named || title}
              </span>
              <IconButton label={text.history.fresh} icon={<Icon icon={SquarePen} />} onPress={begin} />
            </div>
          )}
          onCitation={openCitation}
          onAnswer={followAnswer}
          activeCitation={opened?.citation ? { messageId: opened.messageId, n: opened.citation.n } : null}
          quote={quote}
          onQuote={setQuote}
          {...(initialText ? { initialText } : {})}
          {...(props.thinksByDefault === undefined ? {} : { thinksByDefault: props.thinksByDefault })}
        />
      </div>
      {opened && isWide ? (
        <aside className={sources} aria-label={text.sources.title}>
          <div className={head}>
            <h2 className={sourceTitle}>{text.sources.title}</h2>
            {opened.all.length > 0 ? <span className={count}>{text.sources.count(opened.all.length)}</span> : null}
            <IconButton label={text.sources.close} icon={<Icon icon={X} />} onPress={() => setOpened(null)} />
          </div>
          {opened.citation ? (
            <SourceList citations={opened.all} active={opened.citation} onQuote={takeQuote} />
          ) : (
            <p className={waiting}>{text.sources.coming}</p>
          )}
        </aside>
      ) : null}
      {opened?.citation && !isWide ? (
        <SourceSheet
          citations={opened.all}
          citation={opened.citation}
          onChange={(citation) => setOpened({ ...opened, citation })}
          onQuote={takeQuote}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <Drawer title={text.history.label} placement="end" isOpen={isHistoryOpen} onOpenChange={setHistoryOpen}>
        <Places onLeave={() => setHistoryOpen(false)} />
        {list}
      </Drawer>
    </div>
  );
}
