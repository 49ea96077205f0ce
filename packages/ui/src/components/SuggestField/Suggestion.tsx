import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
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
      <Text slot="label" className={words}>
        <Highlight text={item.text} marks={item.marks} />
      </Text>
      {item.detail ? (
        <Text slot="description" className={detail}>
          {item.detail}
        </Text>
      ) : null}
    </ListBoxItem>
  );
}
