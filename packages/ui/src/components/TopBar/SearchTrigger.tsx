'use client';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Kbd } from '../Kbd';
import { keys, trigger, triggerIcon, triggerWords } from './TopBar.css';

export interface SearchTriggerProps {
  /** 看起来像输入框里的提示，也是按钮的名称。 */
  label: string;
  /** 快捷键，如⌘K。 */
  shortcut?: string;
  onPress: () => void;
}

/** 全局检索入口. It looks like a field and opens the command palette; below 900 px only the icon is left. */
export function SearchTrigger({ label, shortcut, onPress }: SearchTriggerProps) {
  return (
    <Button className={trigger} onPress={onPress} aria-haspopup="dialog">
      <Search className={triggerIcon} size={15} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      <span className={triggerWords}>{label}</span>
      {shortcut ? (
        <span className={keys} aria-hidden>
          <Kbd>{shortcut}</Kbd>
        </span>
      ) : null}
    </Button>
  );
}
