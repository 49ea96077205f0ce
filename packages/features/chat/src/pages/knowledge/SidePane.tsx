'use client';
import { fileSize, type KnowledgeBase, type KnowledgeBaseList, type RetrievalHit } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Icon, Progress } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, ScanText } from 'lucide-react';
import { knowledgeQueries } from '../../data/knowledge';
import { grow, muted, rowOf, rows, section, sectionTitle, side, storage } from './KnowledgePage.css';
import type { KnowledgeState } from './knowledgeState';
import { RegressionList } from './RegressionList';
import { TestPane } from './TestPane';
import { useKnowledgeText } from './text';

interface SidePaneProps {
  base: KnowledgeBase;
  list: KnowledgeBaseList;
  onShow: (parse: KnowledgeState['parse']) => void;
  hrefOfHit: (hit: RetrievalHit) => string;
}

/** Column beside the documents: trial search, documents that need attention, and free space. */
export function SidePane({ base, list, onShow, hrefOfHit }: SidePaneProps) {
  const text = useKnowledgeText();
  const isFull = list.usedBytes >= 0.98 * list.maxBytes;
  return (
    <aside className={side} aria-label={text.test.title}>
      {base.documents > 0 ? <TestPane key={base.id} base={base} hrefOfHit={hrefOfHit} /> : null}
      <RegressionList baseId={base.id} />
      {base.documents > 0 ? <Attention baseId={base.id} onShow={onShow} /> : null}
      <div className={storage}>
        {isFull ? <Alert tone="warning">{text.storage.full}</Alert> : null}
        <Progress
          label={text.storage.title}
          value={Math.min(100, Math.round((100 * list.usedBytes) / list.maxBytes))}
          hint={text.storage.used(fileSize(list.usedBytes), fileSize(list.maxBytes))}
        />
      </div>
    </aside>
  );
}

const signs = { failed: CircleAlert, partial: ScanText, old: Clock } as const;

function Attention({ baseId, onShow }: { baseId: string; onShow: SidePaneProps['onShow'] }) {
  const text = useKnowledgeText().attention;
  const { api } = useFeatureHost();
  const found = useQuery(knowledgeQueries(api).documents({ baseId, pageNum: 1, pageSize: 20 }));
  if (!found.data) return null;
  const { attention } = found.data;
  const kinds = (['failed', 'partial', 'old'] as const).filter((kind) => attention[kind] > 0);
  return (
    <section className={section} aria-labelledby="knowledge-attention">
      <h2 id="knowledge-attention" className={sectionTitle}>
        {text.title}
      </h2>
      {kinds.length === 0 ? (
        <p className={muted}>{text.none}</p>
      ) : (
        <ul className={rows}>
          {kinds.map((kind) => (
            <li key={kind} className={rowOf}>
              <Icon
                icon={signs[kind]}
                tone={kind === 'failed' ? 'danger' : kind === 'partial' ? 'warning' : 'inherit'}
              />
              <span className={grow}>{text[kind](attention[kind])}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${text.show}${text[kind](attention[kind])}`}
                onPress={() => onShow(kind)}
              >
                {text.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
