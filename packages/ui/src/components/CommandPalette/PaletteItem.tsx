'use client';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { DocumentFont } from '../../provider/DocumentFont';
import { Highlight } from '../Highlight';
import { description, itemIcon, item as itemStyle, label, trailing, words } from './CommandPalette.css';

export interface PaletteItemData {
  id: string;
  label: string;
  /** 命中的区间，见 Highlight。 */
  marks?: readonly (readonly number[])[];
  /** 政策标题用宋体。 @default 'product' */
  voice?: 'product' | 'document';
  icon?: ReactNode;
  /** 右侧的一句补充，如文号、时间、所在的库。 */
  description?: string;
  /** 补充之后，如期限尺。 */
  trailing?: ReactNode;
  /** 前往的地址；⌘⏎在新标签页打开。 */
  href?: string;
  isDisabled?: boolean;
}

export function PaletteItem({ item }: { item: PaletteItemData }) {
  return (
    <ListBoxItem
      id={item.id}
      href={item.href}
      isDisabled={item.isDisabled}
      textValue={item.label}
      className={itemStyle}
    >
      {item.icon ? <span className={itemIcon}>{item.icon}</span> : null}
      <span className={words}>
        {item.voice === 'document' ? <DocumentFont /> : null}
        <span className={label({ voice: item.voice ?? 'product' })}>
          <Highlight text={item.label} marks={item.marks} />
        </span>
        {item.description ? <span className={description}>{item.description}</span> : null}
      </span>
      {item.trailing ? <span className={trailing}>{item.trailing}</span> : null}
    </ListBoxItem>
  );
}
