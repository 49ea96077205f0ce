'use client';
import type { ChatCitation, ChatQuote, ChatScope, KnowledgeDocument } from '@hengce/api';
import { type NavigateOptions, useFeatureHost } from '@hengce/feature-kit';
import { Button, Drawer, Icon, IconButton, StateView, Tabs } from '@hengce/ui';
import { FileText, PanelLeft, SquarePen } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Conversation } from '../../components/conversation/Conversation';
import type { ActiveCitation, AnswerSources } from '../../components/conversation/citations';
import { HistoryList } from '../../components/history/HistoryList';
import { PdfPane, type PdfQuote, type PdfTarget } from '../../components/pdf';
import { quoteOf } from '../../components/sources/quoteOf';
import { SourceSheet } from '../../components/sources/SourceSheet';
import { Welcome } from '../../components/workspace/Welcome';
import { loadDocument } from '../../data/pdf';
import { useChatText } from '../../text';
import { DocumentProgress } from './DocumentProgress';
import { asked, bar, barTitle, page, reader, readerBody, split, switcher } from './PdfPage.css';
import type { PdfState } from './pdfState';

interface OpenDocumentProps {
  document: KnowledgeDocument;
  state: PdfState;
  onChange: (patch: Partial<PdfState>, options?: NavigateOptions) => void;
  onLeave: () => void;
}

/** Milliseconds after which the address follows the reading, so that not every page that flies past is in it. */
const addressMs = 600;

/** Document on the left, its conversation on the right; on a phone one of them. */
export function OpenDocument({ document, state, onChange, onLeave }: OpenDocumentProps) {
  const { document: documentId, c } = state;
  const text = useChatText().pdfPage;
  const { api } = useFeatureHost();
  const load = useMemo(() => loadDocument(api, documentId), [api, documentId]);
  const scope = useMemo<ChatScope>(
    () => ({ usesPolicies: false, knowledgeBaseIds: [], documentIds: [documentId], policyIds: [] }),
    [documentId],
  );
  const partsId = useId();
  const [shown, setShown] = useState<'original' | 'conversation'>('original');
  const [quote, setQuote] = useState<ChatQuote | null>(null);
  const [target, setTarget] = useState<PdfTarget | null>(() => (state.page > 1 ? { page: state.page } : null));
  const [active, setActive] = useState<ActiveCitation | null>(null);
  const [other, setOther] = useState<{ citation: ChatCitation; all: readonly ChatCitation[] } | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = useCallback(
    (number: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange({ page: number }, { replace: true }), addressMs);
    },
    [onChange],
  );
  const openCitation = useCallback(
    (citation: ChatCitation, { id, citations: all }: AnswerSources) => {
      setActive({ messageId: id, n: citation.n });
      if (citation.documentId !== documentId || !citation.page) return setOther({ citation, all });
      setTarget({
        page: citation.page,
        boxes: citation.boxes ?? [],
        ...(citation.quote ? { quote: citation.quote } : {}),
      });
      setShown('original');
    },
    [documentId],
  );
  const name = document.name;
  const ask = useCallback(
    ({ text: words, page: number }: PdfQuote) => {
      setQuote({ text: words, title: text.quoted(name, number).slice(0, 200), documentId, page: number });
      setShown('conversation');
    },
    [text, name, documentId],
  );
  const begin = () => {
    setHistoryOpen(false);
    setActive(null);
    setQuote(null);
    onChange({ c: '' });
  };

  const hasWords = document.state !== 'failed' || document.canRetry || c !== '';
  return (
    <div className={split} id={partsId} data-shown={shown}>
      <div className={switcher}>
        <Tabs
          label={text.tabs}
          items={[
            { id: 'original', label: text.original },
            { id: 'conversation', label: text.conversation },
          ]}
          selectedKey={shown}
          onSelectionChange={(id) => setShown(id === 'conversation' ? 'conversation' : 'original')}
          controls={partsId}
        />
      </div>
      <div className={reader}>
        <div className={bar}>
          <Icon icon={FileText} />
          <h1 className={barTitle} title={document.name}>
            {document.name}
          </h1>
          <Button size="sm" variant="quiet" onPress={onLeave}>
            {text.change}
          </Button>
        </div>
        <DocumentProgress document={document} />
        <div className={readerBody}>
          {/* A new version is another file. */}
          <PdfPane
            key={document.version}
            name={document.name}
            load={load}
            target={target}
            onPageChange={follow}
            onAsk={ask}
          />
        </div>
      </div>
      <div className={asked}>
        <div className={bar}>
          <IconButton label={text.history} icon={<Icon icon={PanelLeft} />} onPress={() => setHistoryOpen(true)} />
          <h2 className={barTitle}>{text.conversation}</h2>
          <IconButton label={text.fresh} icon={<Icon icon={SquarePen} />} onPress={begin} />
        </div>
        {hasWords ? (
          <Conversation
            key={c === '' ? 'new' : 'open'}
            scene="pdf"
            conversationId={c || undefined}
            onConversation={(id) => onChange({ c: id }, { replace: c === '' })}
            scope={scope}
            placeholder={text.placeholder}
            pageTitle={document.name}
            welcome={(send) => (
              <Welcome title={text.welcome} words={text.welcomeBody} questions={text.examples} onAsk={send} />
            )}
            onCitation={openCitation}
            activeCitation={active}
            quote={quote}
            onQuote={setQuote}
          />
        ) : (
          <div className={page}>
            <StateView
              kind="empty"
              title={text.noWords}
              primaryAction={<Button onPress={onLeave}>{text.change}</Button>}
            />
          </div>
        )}
      </div>
      {other ? (
        <SourceSheet
          citations={other.all}
          citation={other.citation}
          onChange={(citation) => setOther({ ...other, citation })}
          onQuote={(citation) => {
            setQuote(quoteOf(citation));
            setOther(null);
            setShown('conversation');
          }}
          onClose={() => setOther(null)}
        />
      ) : null}
      <Drawer title={text.history} placement="end" isOpen={isHistoryOpen} onOpenChange={setHistoryOpen}>
        <HistoryList currentId={c || undefined} onNew={begin} onRemoved={begin} onLeave={() => setHistoryOpen(false)} />
      </Drawer>
    </div>
  );
}
