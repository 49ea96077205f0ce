'use client';
import type { KnowledgeBase, RetrievalHit, RetrievalResult } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Composer, Highlight, Link, LinkButton, Spinner, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { knowledgeMutations } from '../../data/knowledge';
import { useChatHrefs } from '../../hrefs';
import { excerptOf } from './excerptOf';
import { hit as hitStyle, hits, hitText, muted, reasons, section, sectionTitle, spread } from './KnowledgePage.css';
import { marksOf } from './marksOf';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

/** Number of results shown before all are asked for. */
const firstHits = 3;

interface TestPaneProps {
  base: KnowledgeBase;
  hrefOfHit: (hit: RetrievalHit) => string;
}

/**
 * 试问此知识库: results of a search in this base, the first three or all on a press, and the reasons for missing ones,
 * without the assistant.
 */
export function TestPane({ base, hrefOfHit }: TestPaneProps) {
  const text = useKnowledgeText().test;
  const { api } = useFeatureHost();
  const hrefs = useChatHrefs();
  const [q, setQ] = useState('');
  const [asked, setAsked] = useState('');
  const retrieve = useMutation(knowledgeMutations(api).retrieve);
  const search = (words: string) => {
    const trimmed = words.trim().slice(0, 500);
    setAsked(trimmed);
    retrieve.mutate({ q: trimmed, baseId: base.id });
  };
  return (
    <section className={section} aria-labelledby="knowledge-test">
      <div>
        <h2 id="knowledge-test" className={sectionTitle}>
          {text.title}
        </h2>
        <p className={muted}>{text.scope(base.documents)}</p>
      </div>
      <Composer
        variant="inline"
        label={text.label}
        placeholder={text.placeholder}
        value={q}
        onChange={setQ}
        onSubmit={search}
        state={retrieve.isPending ? 'sending' : 'idle'}
      />
      <div role="status">
        {retrieve.isPending ? (
          <p className={muted}>
            <Spinner size="sm" /> {text.searching}
          </p>
        ) : null}
        {retrieve.error ? <Alert tone="danger">{text.failed(retrieve.error.message)}</Alert> : null}
        {retrieve.data && !retrieve.isPending ? <Summary result={retrieve.data} /> : null}
      </div>
      {retrieve.data && !retrieve.isPending ? (
        <>
          <Hits result={retrieve.data} base={base} q={asked} hrefOfHit={hrefOfHit} />
          <div>
            <LinkButton href={hrefs.to('chat', new URLSearchParams({ kb: base.id, q: asked }).toString())}>
              {text.ask}
            </LinkButton>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Summary({ result }: { result: RetrievalResult }) {
  const text = useKnowledgeText().test;
  return (
    <p className={muted}>
      {result.hits.length === 0 ? text.none : text.hits(result.hits.length)}
      {result.terms.length > 0 ? `。${text.terms(result.terms)}` : null}
    </p>
  );
}

interface HitsProps extends TestPaneProps {
  result: RetrievalResult;
  q: string;
}

function Hits({ result, base, q, hrefOfHit }: HitsProps) {
  const text = useKnowledgeText().test;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? result.hits : result.hits.slice(0, firstHits);
  return (
    <>
      {shown.length > 0 ? (
        <ol className={hits}>
          {shown.map((hit) => (
            <Hit
              key={hit.chunkId}
              hit={hit}
              // How much of what was looked for stands in it: a score has no scale that means anything to a reader.
              share={hit.matched.length / Math.max(1, result.terms.length)}
              base={base}
              q={q}
              href={hrefOfHit(hit)}
            />
          ))}
        </ol>
      ) : null}
      {shown.length < result.hits.length ? (
        <Button size="sm" variant="quiet" onPress={() => setAll(true)}>
          {text.more(result.hits.length - shown.length)}
        </Button>
      ) : null}
      {result.misses.length > 0 ? (
        <div>
          <p className={muted}>{result.hits.length === 0 ? text.why : text.notAll}</p>
          <ul className={reasons}>
            {result.misses.map((miss) => (
              <li key={miss}>{miss}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

interface HitProps {
  hit: RetrievalHit;
  share: number;
  base: KnowledgeBase;
  q: string;
  href: string;
}

function Hit({ hit, share, base, q, href }: HitProps) {
  const text = useKnowledgeText().test;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const keep = useMutation(knowledgeMutations(api).saveRegression);
  const save = () =>
    keep.mutate(
      { baseId: base.id, q, chunkId: hit.chunkId },
      {
        onSuccess() {
          toast(text.kept);
          void refresh();
        },
        onError: (error) =>
          error.kind !== 'session-expired' &&
          toast(text.keepFailed(error.message), { tone: 'error', action: { onPress: save } }),
      },
    );
  const excerpt = excerptOf(hit.text, hit.matched);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hit.text : excerpt;
  return (
    <li className={hitStyle}>
      <p className={hitText}>
        <Highlight text={shown} marks={marksOf(shown, hit.matched)} />
      </p>
      {excerpt === hit.text ? null : (
        <div>
          <Button size="sm" variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.fold : text.whole}
          </Button>
        </div>
      )}
      <div className={spread}>
        <Link variant="standalone" href={href}>
          {text.place(hit.documentName, hit.page)}
        </Link>
        <span className={muted} title={text.score(hit.score)}>
          {text.relevance(share)}
        </span>
      </div>
      <div>
        <Button size="sm" isPending={keep.isPending} isDisabled={keep.isSuccess} onPress={save}>
          {text.keep}
        </Button>
      </div>
    </li>
  );
}
