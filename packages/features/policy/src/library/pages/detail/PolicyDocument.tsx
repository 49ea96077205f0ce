'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Outline, Pane, SegmentedControl, useScrollSpy } from '@hengce/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { entryOf, outlineOf } from '../../model/clauses';
import { termsOf } from '../../model/marks';
import { isOver } from '../../model/validity';
import { FitPanel } from './fit/FitPanel';
import type { ReadingFont } from './HeadMenu';
import { OutlineDrawer } from './OutlineDrawer';
import { OverMark } from './OverMark';
import { PhoneActions, PhoneTop } from './PhoneBars';
import {
  body,
  columns,
  factsPart,
  fitPart,
  infoPane,
  outlinePane,
  page,
  reading,
  textPane,
  toolbar,
} from './PolicyDetailPage.css';
import { PolicyFacts } from './PolicyFacts';
import { PolicyHead } from './PolicyHead';
import { PolicyNotices } from './PolicyNotices';
import { PolicyText } from './PolicyText';
import { PrintNotice, PrintSource } from './PrintSource';
import { useFitText } from './text';
import { useCitedClause } from './useCitedClause';

type View = 'text' | 'facts' | 'fit';

/** A policy for reading: outline, text, 我符合吗 and facts. Below 1200 px the last three take turns. */
export function PolicyDocument({ policy }: { policy: Policy }) {
  const text = usePolicyText().detail;
  const { fit } = useFitText();
  const { location } = useFeatureHost();
  const root = useRef<HTMLDivElement>(null);
  const { citedId, hrefOfClause, goToClause, isHeld } = useCitedClause(root);
  const [view, setView] = useState<View>('text');
  const [font, setFont] = useState<ReadingFont>('serif');

  const terms = useMemo(() => termsOf(new URLSearchParams(location.search).get('q') ?? ''), [location.search]);
  const outline = useMemo(() => outlineOf(policy.clauses), [policy.clauses]);
  const anchors = useMemo(() => outline.map(({ id }) => id), [outline]);
  const readId = useScrollSpy(anchors);
  const heldId = isHeld && citedId ? entryOf(policy.clauses, outline, citedId) : undefined;
  const currentId = heldId ?? readId;
  const clauseIds = useMemo(() => new Set(policy.clauses.map(({ id }) => id)), [policy.clauses]);

  const jump = useCallback(
    (id: string) => {
      setView('text');
      goToClause(id);
    },
    [goToClause],
  );
  const jumps = { hrefOfClause: (id: string) => (clauseIds.has(id) ? hrefOfClause(id) : undefined), onJump: jump };
  const list = (onSelect?: (id: string) => void) => (
    <Outline label={text.outline} items={outline} currentId={currentId} hrefFor={hrefOfClause} onSelect={onSelect} />
  );
  const head = { policy, font, onFontChange: setFont };
  return (
    <div ref={root} className={page} data-view={view} data-over={isOver(policy) || undefined}>
      <PhoneTop {...head} />
      <PolicyHead {...head} />
      <PolicyNotices policy={policy} />
      <div className={toolbar}>
        <OverMark policy={policy} />
        {outline.length > 0 ? <OutlineDrawer onSelect={jump}>{list}</OutlineDrawer> : null}
        <SegmentedControl
          label={text.views}
          items={[
            { id: 'text', label: policy.hasFullText ? text.text : text.summaryText },
            { id: 'facts', label: text.keyFacts },
            { id: 'fit', label: fit.title },
          ]}
          selectedKey={view}
          onSelectionChange={(id) => setView(id as View)}
        />
      </div>
      <div className={columns}>
        <div className={outlinePane}>
          {outline.length > 0 ? (
            <Pane label={text.outline} width="outline" side="start" hasEdge={false} isDrawerBelow>
              {list()}
            </Pane>
          ) : null}
        </div>
        <div className={textPane}>
          <PrintNotice policy={policy} />
          <article className={`${body} ${reading[policy.hasFullText ? font : 'sans']}`}>
            <PolicyText policy={policy} citedId={citedId} terms={terms} />
          </article>
          <PrintSource policy={policy} />
        </div>
        <div className={infoPane}>
          <Pane label={text.facts} width="info">
            <div className={fitPart}>
              <FitPanel policy={policy} {...jumps} />
            </div>
            <section className={factsPart}>
              <PolicyFacts policy={policy} {...jumps} />
            </section>
          </Pane>
        </div>
      </div>
      <PhoneActions policy={policy} />
    </div>
  );
}
