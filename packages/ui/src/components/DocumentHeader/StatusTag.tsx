'use client';
import { useUiText } from '../../provider/Provider';
import { Tag, type TagTone } from '../Tag';
import type { DocumentStatus } from './documentHeaderOptions';

const tones: Record<DocumentStatus, TagTone> = {
  inForce: 'success',
  notYetEffective: 'accent',
  amended: 'warning',
  repealed: 'danger',
  expired: 'neutral',
};

/** Whether the document still holds, in a word. */
export function StatusTag({ status }: { status: DocumentStatus }) {
  const text = useUiText();
  return <Tag tone={tones[status]}>{text[status]}</Tag>;
}
