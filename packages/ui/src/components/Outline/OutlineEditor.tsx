'use client';
import { useState } from 'react';
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { dropLine, list } from './OutlineEditor.css';
import { OutlineRow } from './OutlineRow';
import type { OutlineEntry } from './outlineEntries';

export interface OutlineEditorProps {
  items: readonly OutlineEntry[];
  /** 正在看的一项 */
  currentId?: string;
  onCurrentChange?: (id: string) => void;
  /** 改了名字；没有改动或改成空白时不会调用。 */
  onRename: (id: string, title: string) => void;
  /** 挪到某一项之前或之后 */
  onMove: (ids: string[], target: { id: string; position: 'before' | 'after' }) => void;
  /**
   * 读给读屏软件的名称
   *
   * @default '大纲'
   */
  label?: string;
}

/**
 * 可改的大纲. Up and down move, Enter or a double click edits a title, Escape restores it. Entries are dragged by their
 * grip; from the keyboard the grip takes Enter, arrows and Enter again.
 */
export function OutlineEditor({ items, currentId, onCurrentChange, onRename, onMove, label }: OutlineEditorProps) {
  const text = useUiText();
  const [editing, setEditing] = useState<string>();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.title ?? String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition !== 'on') onMove([...keys].map(String), { id: String(key), position: dropPosition });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
  });
  return (
    <GridList
      aria-label={label ?? text.editableOutline}
      className={list}
      items={items}
      dependencies={[editing]}
      dragAndDropHooks={dragAndDropHooks}
      // Letters, arrows and spaces are for the title that is being written.
      keyboardNavigationBehavior="tab"
      disallowTypeAhead={editing !== undefined}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={currentId === undefined ? [] : [currentId]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        if (id !== undefined) onCurrentChange?.(String(id));
      }}
      onAction={(id) => setEditing(String(id))}
    >
      {(entry) => (
        <OutlineRow
          entry={entry}
          isEditing={entry.id === editing}
          onDone={(title) => {
            setEditing(undefined);
            if (title && title !== entry.title) onRename(entry.id, title);
          }}
        />
      )}
    </GridList>
  );
}
