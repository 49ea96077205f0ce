'use client';
import { Button, DocumentFont, PageHeader, StateView } from '@hengce/ui';
import { type ChangedPiece, changedParagraphs } from '../../../model/changes';
import type { Edit } from '../../../model/edits';
import { useProofreadingText } from '../../../text';
import { changedList, changedNumber, changedWords, changes } from './ChangesView.css';

export interface ChangesViewProps {
  original: string;
  edits: readonly Edit[];
  onClose: () => void;
}

/** 修改前后: changed paragraphs with deleted and inserted words. */
export function ChangesView({ original, edits, onClose }: ChangesViewProps) {
  const text = useProofreadingText();
  const words = text.changes;
  const paragraphs = changedParagraphs(original, edits);
  return (
    <section className={changes} aria-label={words.title}>
      <DocumentFont />
      <PageHeader level="section" title={words.title} actions={<Button onPress={onClose}>{text.open.editor}</Button>} />
      {paragraphs.length === 0 ? <StateView kind="empty" title={words.none} headingLevel={3} /> : null}
      <ol className={changedList}>
        {paragraphs.map(({ number, pieces }) => (
          <li key={number}>
            <span className={changedNumber}>{words.paragraph(number)}</span>
            <p className={changedWords}>
              {pieces.map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
                <Piece key={at} piece={piece} manual={words.manual} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Piece({ piece: { text, edit }, manual }: { piece: ChangedPiece; manual: string }) {
  if (!edit) return text;
  return (
    <span title={edit.issue?.reason ?? manual}>
      {text ? <del>{text}</del> : null}
      {edit.replacement ? <ins>{edit.replacement}</ins> : null}
    </span>
  );
}
