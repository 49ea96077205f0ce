'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal as AriaModal, Autocomplete, ModalOverlay } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { dialog, frame, noticeLine, scrim } from './CommandPalette.css';
import { PaletteField } from './PaletteField';
import { PaletteFooter } from './PaletteFooter';
import { PaletteResults, type PaletteSection } from './PaletteResults';
import { useComposedQuery } from './useComposedQuery';
import { useListStart } from './useListStart';

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  query: string;
  /** 输入法组词时不会告知，组完才告知。 */
  onQueryChange: (query: string) => void;
  /** 按种类分组的结果；没有输入时给常去的地方和指令。 */
  sections: readonly PaletteSection[];
  /**
   * 正在查找。已有的结果留着，没有时显示骨架。
   *
   * @default false
   */
  isLoading?: boolean;
  /** 选了一项，面板随即关闭。给了 href 的项会自己前往。 */
  onAction: (id: string) => void;
  /** @default '搜索政策、文件、会议，或输入指令' */
  placeholder?: string;
  /** 没有结果时的话。 */
  emptyText: ReactNode;
  /** 底部右侧，如“输入/只看指令”。 */
  footer?: ReactNode;
  /** 结果不全时的一句话，如“有的没有查到”，列在结果下面，读屏会念。 */
  notice?: ReactNode;
}

/**
 * 指令面板. The host opens it by ⌘K and finds the results. Focus stays in the field while arrows move in the list. On
 * phones it covers the screen.
 */
export function CommandPalette({
  isOpen,
  onOpenChange,
  query,
  onQueryChange,
  isLoading = false,
  onAction,
  placeholder,
  footer,
  notice,
  ...found
}: CommandPaletteProps) {
  const text = useUiText();
  const { draft, onDraftChange, composition } = useComposedQuery(query, onQueryChange);
  const { start, onKeyDown } = useListStart(query, found.sections);
  const close = () => onOpenChange(false);
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <AriaModal className={frame}>
        <AriaDialog className={dialog} aria-label={text.commandPalette}>
          <Autocomplete inputValue={draft} onInputChange={onDraftChange} disableAutoFocusFirst>
            <PaletteField
              placeholder={placeholder ?? text.commandPlaceholder}
              isLoading={isLoading}
              composition={composition}
              onKeyDown={onKeyDown}
              onCancel={close}
            />
            <PaletteResults
              query={query}
              {...found}
              isLoading={isLoading}
              start={start}
              onAction={(id) => {
                close();
                onAction(id);
              }}
            />
          </Autocomplete>
          {notice ? (
            <p className={noticeLine} role="status">
              {notice}
            </p>
          ) : null}
          <PaletteFooter sections={found.sections}>{footer}</PaletteFooter>
        </AriaDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
