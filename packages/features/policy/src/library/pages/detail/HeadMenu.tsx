'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { Icon, IconButton, Menu, MenuTrigger } from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';

/** 原文字体: 宋体 as documents are printed; some read 黑体 more easily. */
export type ReadingFont = 'serif' | 'sans';

export interface HeadMenuProps {
  policy: Policy;
  font: ReadingFont;
  onFontChange: (font: ReadingFont) => void;
  /** Look of the button. @default 'outlined' */
  variant?: 'plain' | 'outlined';
}

/** Menu of rare actions: a presentation of the policy, typeface, printing. */
export function HeadMenu({ policy, font, onFontChange, variant = 'outlined' }: HeadMenuProps) {
  const text = usePolicyText().detail;
  const makeDeck = useExternalLink('policy.makeDeck', { policyId: policy.id });
  const other = font === 'serif' ? 'sans' : 'serif';
  return (
    <MenuTrigger>
      <IconButton label={text.more} icon={<Icon icon={Ellipsis} />} variant={variant} />
      <Menu
        items={[
          ...(makeDeck ? [{ id: 'deck', label: text.makeDeck, href: makeDeck }] : []),
          ...(policy.hasFullText ? [{ id: 'font', label: other === 'sans' ? text.readSans : text.readSerif }] : []),
          { id: 'print', label: text.print },
        ]}
        onAction={(id) => {
          if (id === 'font') onFontChange(other);
          else if (id === 'print') globalThis.print();
        }}
      />
    </MenuTrigger>
  );
}
