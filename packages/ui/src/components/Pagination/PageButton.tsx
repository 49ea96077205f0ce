'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { page as pageStyle } from './Pagination.css';

interface PageButtonProps {
  page: number;
  label: string;
  isCurrent?: boolean;
  isDisabled: boolean;
  onChange: ((page: number) => void) | undefined;
  hrefFor: ((page: number) => string) | undefined;
  children: ReactNode;
}

export function PageButton({ page, label, isCurrent, isDisabled, onChange, hrefFor, children }: PageButtonProps) {
  const shared = {
    className: pageStyle,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    isDisabled,
    onPress: () => onChange?.(page),
  };
  return hrefFor && !isDisabled ? (
    <AriaLink {...shared} href={hrefFor(page)}>
      {children}
    </AriaLink>
  ) : (
    <AriaButton {...shared}>{children}</AriaButton>
  );
}
