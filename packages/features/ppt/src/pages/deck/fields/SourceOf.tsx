'use client';
import type { Slide } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, DialogTrigger, Link, Popover } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { pptQueries } from '../../../data/ppt';
import { isVerbatim } from '../../../model/cited';
import { usePptText } from '../../../text';
import { meta, quote, source } from './FieldsPanel.css';

export interface SourceOfProps {
  deckId: string;
  slide: Slide;
  path: string;
}

/** Where a text comes from: its words in the source, and the way there. Nothing for a text without a source. */
export function SourceOf({ deckId, slide, path }: SourceOfProps) {
  const text = usePptText().editor;
  const cites = (slide.cites ?? []).filter((cite) => cite.path === path);
  if (cites.length === 0) return null;
  return (
    <DialogTrigger>
      <Button variant="quiet" size="sm">
        {isVerbatim(slide, path) ? text.cited : text.reworded}
      </Button>
      <Popover label={text.source}>
        <div className={source}>
          {cites.map((cite) => (
            <CitedWords key={`${cite.sourceId} ${cite.paragraph} ${cite.quote}`} deckId={deckId} cite={cite} />
          ))}
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function CitedWords({ deckId, cite }: { deckId: string; cite: NonNullable<Slide['cites']>[number] }) {
  const text = usePptText().editor;
  const { api } = useFeatureHost();
  const part = useQuery(pptQueries(api).source(deckId, cite.sourceId, cite.paragraph));
  const paragraph = part.data?.paragraphs[cite.paragraph - part.data.from];
  const href = paragraph?.href ?? part.data?.href;
  return (
    <>
      <blockquote className={quote}>{cite.quote}</blockquote>
      <p className={meta}>
        {part.isPending ? text.sourceLoading : part.isError ? text.sourceFailed : text.sourceOf(part.data.title)}{' '}
        {href ? <Link href={href}>{text.openSource}</Link> : null}
      </p>
    </>
  );
}
