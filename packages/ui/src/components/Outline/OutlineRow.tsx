'use client';
import { GripVertical } from 'lucide-react';
import { Button, GridListItem } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { grip, head, meta, number, row, title as titleClass } from './OutlineEditor.css';
import { OutlineTitleField } from './OutlineTitleField';
import type { OutlineEntry } from './outlineEntries';

export interface OutlineRowProps {
  entry: OutlineEntry;
  isEditing: boolean;
  /** Called with the new title; undefined keeps the old one. */
  onDone: (title?: string) => void;
}

export function OutlineRow({ entry: { id, title, number: no, meta: more }, isEditing, onDone }: OutlineRowProps) {
  const text = useUiText();
  return (
    <GridListItem id={id} textValue={title} className={no ? `${row} ${head}` : row}>
      <Button slot="drag" className={grip} aria-label={text.moveEntry(title)}>
        <GripVertical size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      </Button>
      {no ? <span className={number}>{no}</span> : null}
      {isEditing ? (
        <OutlineTitleField label={text.renameEntry(title)} title={title} onDone={onDone} />
      ) : (
        <span className={titleClass}>{title}</span>
      )}
      {more ? <span className={meta}>{more}</span> : null}
    </GridListItem>
  );
}
