'use client';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { arrow, level, list, more, words } from './Breadcrumbs.css';

export interface BreadcrumbItem {
  id: string;
  label: string;
  /** 没有地址的只是名称；最后一项总是当前页。 */
  href?: string;
}
export interface BreadcrumbsProps {
  items: BreadcrumbItem[];
}

const keepAll = 4;

/** 面包屑. Of more than four levels, the middle folds into …, which a press unfolds. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  const folds = items.length > keepAll && !isOpen;
  const shown = folds ? [items[0], null, ...items.slice(-2)] : items;
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={list}>
        {shown.map((item, index) => {
          const isCurrent = index === shown.length - 1;
          return (
            <li key={item?.id ?? 'middle'} className={level} data-current={isCurrent || undefined}>
              {index > 0 ? (
                <ChevronRight className={arrow} size={12} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
              ) : null}
              {!item ? (
                <Button className={more} aria-label={text.middleLevels} onPress={() => setOpen(true)}>
                  …
                </Button>
              ) : item.href && !isCurrent ? (
                <Link href={item.href} className={words}>
                  {item.label}
                </Link>
              ) : (
                <span className={words} aria-current={isCurrent ? 'page' : undefined}>
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
