'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { PageButton } from './PageButton';
import { compact, gap, pages, pagination, total as totalStyle } from './Pagination.css';
import { pageSlots } from './pageSlots';
import { useKeptFocus } from './useKeptFocus';

export interface PaginationProps {
  /** 当前页，从1数起。 */
  page: number;
  pageCount: number;
  /** 总项数，显示为“共86项”。 */
  total?: number;
  onChange?: (page: number) => void;
  /** 每一页的地址；给了就成为链接，`onChange` 也会得知。 */
  hrefFor?: (page: number) => string;
  /** 读屏软件读出的名称。 @default '分页' */
  label?: string;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * 分页. With one page it shows only the total. Focus stays on the pressed button; where that is disabled, at either
 * end, it moves to the current page.
 */
export function Pagination({ page, pageCount, total, onChange, hrefFor, label, isDisabled = false }: PaginationProps) {
  const text = useUiText();
  const nav = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(page, () => {
    // In words on phones, a button elsewhere; what is not shown takes no focus.
    for (const current of nav.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? []) current.focus();
  });
  const shared = { onChange, hrefFor };
  const step = (to: number) => {
    keepFocus();
    onChange?.(to);
  };
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav ref={nav} aria-label={label ?? text.pagination} className={pagination}>
      {pageCount > 1 ? (
        <>
          <PageButton
            {...shared}
            onChange={step}
            page={page - 1}
            isDisabled={isDisabled || isFirst}
            label={text.previousPage}
          >
            <Icon icon={ChevronLeft} />
          </PageButton>
          <span className={compact} aria-current="page" tabIndex={-1}>
            {text.pageOf(page, pageCount)}
          </span>
          <span className={pages}>
            {pageSlots(page, pageCount).map((slot) =>
              typeof slot === 'number' ? (
                <PageButton
                  {...shared}
                  key={slot}
                  page={slot}
                  isDisabled={isDisabled}
                  isCurrent={slot === page}
                  label={text.page(slot)}
                >
                  {slot}
                </PageButton>
              ) : (
                <span key={slot} className={gap} aria-hidden="true">
                  …
                </span>
              ),
            )}
          </span>
          <PageButton
            {...shared}
            onChange={step}
            page={page + 1}
            isDisabled={isDisabled || isLast}
            label={text.nextPage}
          >
            <Icon icon={ChevronRight} />
          </PageButton>
        </>
      ) : null}
      {total === undefined ? null : <span className={totalStyle}>{text.totalItems(total)}</span>}
    </nav>
  );
}
