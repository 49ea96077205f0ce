'use client';
import type { ChatCitation } from '@hengce/api';
import { Button, Drawer, Icon, IconButton, LinkButton, SourceCard } from '@hengce/ui';
import { ArrowUpRight, ChevronLeft, ChevronRight, Quote } from 'lucide-react';
import { useChatText } from '../../text';
import { toCitationSource } from '../conversation/toCitationSource';
import { sheetFoot, sheetHead } from './Sources.css';
import { useSourceLink } from './useSourceLink';

export interface SourceSheetProps {
  citations: readonly ChatCitation[];
  citation: ChatCitation;
  onChange: (citation: ChatCitation) => void;
  onQuote: (citation: ChatCitation) => void;
  onClose: () => void;
}

/** 引用来源 on narrow screens: one source at a time, in a sheet from below. */
export function SourceSheet({ citations, citation, onChange, onQuote, onClose }: SourceSheetProps) {
  const text = useChatText();
  const link = useSourceLink()(citation);
  const at = citations.findIndex(({ n }) => n === citation.n);
  const to = (step: number) => () => onChange(citations[at + step] as ChatCitation);
  return (
    <Drawer
      title={text.sources.place(at + 1, citations.length)}
      placement="bottom"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        citations.length > 1 ? (
          <span className={sheetHead}>
            <IconButton
              label={text.sources.previous}
              icon={<Icon icon={ChevronLeft} />}
              isDisabled={at <= 0}
              onPress={to(-1)}
            />
            <IconButton
              label={text.sources.next}
              icon={<Icon icon={ChevronRight} />}
              isDisabled={at >= citations.length - 1}
              onPress={to(1)}
            />
          </span>
        ) : undefined
      }
      footer={() => (
        <div className={sheetFoot}>
          {citation.quote ? (
            <Button iconStart={<Icon icon={Quote} />} onPress={() => onQuote(citation)}>
              {text.sources.quote}
            </Button>
          ) : null}
          {link ? (
            <LinkButton
              variant="primary"
              href={link.href}
              target="_blank"
              rel="noopener"
              iconEnd={<Icon icon={ArrowUpRight} />}
            >
              {link.label}
            </LinkButton>
          ) : null}
        </div>
      )}
    >
      <SourceCard source={toCitationSource(citation, text)} isActive />
    </Drawer>
  );
}
