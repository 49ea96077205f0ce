'use client';
import type { KnowledgeDocument } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dateInShanghai } from '@hengce/text';
import { Progress, Status } from '@hengce/ui';
import { stateLabelOf } from './documentState';
import { stateCell } from './KnowledgePage.css';
import { useKnowledgeText } from './text';

/** State of reading a document (解析), with its real progress in pages. */
export function DocumentState({ document }: { document: KnowledgeDocument }) {
  const text = useKnowledgeText().document;
  const { icon, tone, words, progress } = stateLabelOf(document, text, dateInShanghai(useNow()));
  return (
    <div className={stateCell}>
      {progress === undefined ? (
        <Status icon={icon} tone={tone}>
          {words}
        </Status>
      ) : (
        <Progress label={words} value={progress} />
      )}
    </div>
  );
}
