'use client';
import type { ChatCitation } from '@hengce/api';
import { Button, FilterChip, Icon, Link, SourceCard } from '@hengce/ui';
import { Quote, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChatText } from '../../text';
import { kindOf, sourceKinds, toCitationSource } from '../conversation/toCitationSource';
import { filters, item, list, only } from './Sources.css';
import { useSourceLink } from './useSourceLink';

export interface SourceListProps {
  citations: readonly ChatCitation[];
  active: ChatCitation | null;
  onQuote: (citation: ChatCitation) => void;
}

/** 引用来源: the sources of an answer with their quotes, of all kinds or one, scrolled to the active one. */
export function SourceList({ citations, active, onQuote }: SourceListProps) {
  const text = useChatText();
  const linkOf = useSourceLink();
  const [shown, setShown] = useState<'all' | ReturnType<typeof kindOf>>('all');
  const list_ = useRef<HTMLUListElement>(null);
  const activeN = active?.n;
  useEffect(() => {
    if (activeN === undefined) return;
    setShown('all');
    list_.current?.querySelector(`[data-n="${activeN}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [activeN]);
  const kinds = sourceKinds.filter((kind) => citations.some((each) => kindOf(each) === kind));
  return (
    <>
      {kinds.length > 1 ? (
        <fieldset className={filters} aria-label={text.sources.title}>
          {(['all', ...kinds] as const).map((kind) => (
            <FilterChip key={kind} isSelected={shown === kind} onChange={() => setShown(kind)}>
              {kind === 'all'
                ? text.sources.all
                : `${text.sources[kind]}${citations.filter((each) => kindOf(each) === kind).length}`}
            </FilterChip>
          ))}
        </fieldset>
      ) : null}
      <ul className={list} ref={list_}>
        {citations
          .filter((each) => shown === 'all' || kindOf(each) === shown)
          .map((citation) => {
            const link = linkOf(citation);
            return (
              <li key={citation.n} data-n={citation.n} className={item}>
                <SourceCard
                  source={toCitationSource(citation, text)}
                  isActive={citation.n === activeN}
                  actions={
                    <>
                      {link ? (
                        // The conversation stays where it is.
                        <Link variant="standalone" href={link.href} isExternal>
                          {link.label}
                        </Link>
                      ) : null}
                      {citation.quote ? (
                        <Button
                          size="sm"
                          variant="quiet"
                          iconStart={<Icon icon={Quote} size="sm" />}
                          onPress={() => onQuote(citation)}
                        >
                          {text.sources.quote}
                        </Button>
                      ) : null}
                    </>
                  }
                />
              </li>
            );
          })}
      </ul>
      <p className={only}>
        <Icon icon={ShieldCheck} size="sm" />
        {text.sources.only}
      </p>
    </>
  );
}
