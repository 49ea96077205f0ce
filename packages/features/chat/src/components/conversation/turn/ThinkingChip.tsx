'use client';
import { FilterChip, Icon } from '@hengce/ui';
import { Lightbulb } from 'lucide-react';
import { useChatText } from '../../../text';

/** Switch 深度思考 for the next question. */
export function ThinkingChip({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useChatText().composer;
  return (
    <FilterChip tone="ai" icon={<Icon icon={Lightbulb} size="sm" />} isSelected={isOn} onChange={onChange}>
      {text.thinking}
    </FilterChip>
  );
}
