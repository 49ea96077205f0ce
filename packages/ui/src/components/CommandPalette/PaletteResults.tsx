'use client';
import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxSection } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Skeleton, useSkeleton } from '../Skeleton';
import { message, results, sectionTitle, skeleton } from './CommandPalette.css';
import { PaletteItem, type PaletteItemData } from './PaletteItem';

export interface PaletteSection {
  id: string;
  /** 种类，如“政策”“文件与会议”“指令”。 */
  title: string;
  items: readonly PaletteItemData[];
}
interface PaletteResultsProps {
  query: string;
  sections: readonly PaletteSection[];
  isLoading: boolean;
  emptyText: ReactNode;
  /** Another one: the list begins anew, with its first result chosen. */
  start: string;
  onAction: (id: string) => void;
}

export function PaletteResults({ query, sections, isLoading, emptyText, start, onAction }: PaletteResultsProps) {
  const text = useUiText();
  const filled = sections.filter((section) => section.items.length > 0);
  const count = filled.reduce((sum, section) => sum + section.items.length, 0);
  const isWaiting = useSkeleton(isLoading && count === 0);
  const isEmpty = count === 0 && !isLoading && !isWaiting;
  return (
    <>
      <div role="status" className={visuallyHidden}>
        {isWaiting ? text.loading : isEmpty ? emptyText : isLoading ? '' : text.totalItems(count)}
      </div>
      {isWaiting ? (
        <div className={skeleton}>
          <Skeleton variant="row" lines={4} />
        </div>
      ) : null}
      {isEmpty ? <div className={message}>{emptyText}</div> : null}
      {count > 0 && !isWaiting ? (
        <ListBox
          key={start}
          autoFocus={query === '' ? undefined : 'first'}
          className={results}
          aria-label={text.commandResults}
          onAction={(id) => onAction(String(id))}
        >
          {filled.map((section) => (
            <ListBoxSection key={section.id}>
              <Header className={sectionTitle}>{section.title}</Header>
              {section.items.map((item) => (
                <PaletteItem key={item.id} item={item} />
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      ) : null}
    </>
  );
}
