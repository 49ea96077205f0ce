'use client';
import type { Slide } from '@hengce/deck';
import { Button, Tag } from '@hengce/ui';
import { unverifiedIn, withVerified } from '../../../model/cited';
import { usePptText } from '../../../text';
import { marks } from './FieldsPanel.css';

export interface UnverifiedMarkProps {
  slide: Slide;
  path: string;
  onChange: (slide: Slide) => void;
}

/** Numbers of a slot that a model wrote and no source says, until somebody has checked them. */
export function UnverifiedMark({ slide, path, onChange }: UnverifiedMarkProps) {
  const text = usePptText().editor;
  const numbers = unverifiedIn(slide).filter((mark) => mark.path === path);
  if (numbers.length === 0) return null;
  return (
    <span className={marks}>
      <Tag tone="warning">{text.unverified(numbers.map((mark) => mark.text))}</Tag>
      <Button variant="quiet" size="sm" onPress={() => onChange(withVerified(slide, path))}>
        {text.verified}
      </Button>
    </span>
  );
}
