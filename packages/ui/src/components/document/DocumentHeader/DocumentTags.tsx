'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../../provider/Provider';
import { SampleTag, Tag, type TagTone } from '../../Tag';
import { facts as factsClass, tags as tagsClass } from './DocumentHeader.css';
import type { DocumentStatus } from './documentHeaderOptions';

const tones: Record<DocumentStatus, TagTone> = {
  inForce: 'success',
  notYetEffective: 'accent',
  amended: 'warning',
  repealed: 'danger',
  expired: 'neutral',
};
interface DocumentTagsProps {
  status?: DocumentStatus;
  tags: { label: string; tone?: TagTone }[];
  facts?: ReactNode;
  isSample: boolean;
}

/** Tags under the title: first 示例 and the status, then what the document is, then a sentence of facts. */
export function DocumentTags({ status, tags, facts, isSample }: DocumentTagsProps) {
  const text = useUiText();
  return (
    <div className={tagsClass}>
      {isSample ? <SampleTag /> : null}
      {status ? <Tag tone={tones[status]}>{text[status]}</Tag> : null}
      {tags.map(({ label, tone }) => (
        <Tag key={label} tone={tone ?? 'neutral'}>
          {label}
        </Tag>
      ))}
      {facts ? <span className={factsClass}>{facts}</span> : null}
    </div>
  );
}
