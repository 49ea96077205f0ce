'use client';
import { useRef, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { DocumentFont } from '../../provider/DocumentFont';
import { useUiText } from '../../provider/Provider';
import { Popover } from '../Popover';
import { citation, peek } from './Citation.css';
import type { CitationSource } from './citationSource';
import { SourceCard } from './SourceCard';

export interface CitationProps {
  source: CitationSource;
  /**
   * 来源栏里正打开的一条
   *
   * @default false
   */
  isActive?: boolean;
  /** 打开来源栏并定位到原话；不给时按下就地展开来源卡片 */
  onPress?: (source: CitationSource) => void;
}

/**
 * 引用. The number behind a claim. Hover and keyboard focus show the quote; a press opens the source. A claim without a
 * source gets no number.
 */
export function Citation({ source, isActive = false, onPress }: CitationProps) {
  const text = useUiText();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const from = source.from ?? source.title;
  const place = source.isMissing ? text.sourceMissing : from + (source.place ?? '');
  const isUnproven = source.check === 'mismatch' || source.check === 'missing';
  const told = isUnproven ? text.citationCheck[source.check ?? 'missing'] : source.agreement;
  const quoteVoice = source.quoteVoice ?? 'document';
  const name = text.citation(source.label, told && !source.isMissing ? `${place}，${told}` : place);
  return (
    <>
      {quoteVoice === 'document' ? <DocumentFont /> : null}
      <TooltipTrigger delay={300} closeDelay={100} isDisabled={isOpen}>
        <Button
          ref={trigger}
          className={citation}
          aria-label={name}
          data-active={isActive || undefined}
          data-quote-voice={quoteVoice}
          data-missing={source.isMissing || undefined}
          data-unproven={isUnproven || undefined}
          onPress={() => (onPress ? onPress(source) : setOpen(true))}
        >
          {source.label}
        </Button>
        <Tooltip className={peek} offset={6}>
          <SourceCard source={source} isActive={isActive} />
        </Tooltip>
      </TooltipTrigger>
      {onPress ? null : (
        <Popover label={name} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
          <SourceCard source={source} isActive />
        </Popover>
      )}
    </>
  );
}
