import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { Highlight } from '../Highlight';
import { detail, icon, option, words } from './SuggestField.css';

export interface SuggestItem {
  id: string;
  text: string;
  /** 命中的区间 [起, 止) */
  marks?: readonly (readonly number[])[];
  /** 右端的补充，如文号；窄屏上不显示。 */
  detail?: string;
  /** 边长16 */
  icon?: ReactNode;
}

export function Suggestion({ item }: { item: SuggestItem }) {
  return (
    <ListBoxItem id={item.id} textValue={item.text} className={option}>
      {item.icon ? <span className={icon}>{item.icon}</span> : null}
      <span className={words}>
        <Highlight text={item.text} marks={item.marks} />
      </span>
      {item.detail ? <span className={detail}>{item.detail}</span> : null}
    </ListBoxItem>
  );
}
