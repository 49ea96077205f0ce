'use client';
import { useRef } from 'react';
import { useScrollable } from '../../hooks/useScrollable';
import { useUiText } from '../../provider/Provider';
import { codeHead, codeScroll } from './CodeBlock.css';
import { CopyButton } from './CopyButton';
import { codeBox } from './StreamingMarkdown.css';
import { caret } from './stream/Caret';

export interface CodeBlockProps {
  code: string;
  /** Language of the fence; may be empty. */
  language: string;
  isOpen: boolean;
}

/** Code as it was written, with a copy button once it is complete. */
export function CodeBlock({ code, language, isOpen }: CodeBlockProps) {
  const text = useUiText();
  const box = useRef<HTMLPreElement>(null);
  const isScrollable = useScrollable(box);
  return (
    <div className={codeBox}>
      <div className={codeHead}>
        <span>{language || text.code}</span>
        {isOpen ? null : <CopyButton value={code} />}
      </div>
      <pre
        ref={box}
        className={codeScroll}
        {...(isScrollable ? { role: 'group', 'aria-label': text.code, tabIndex: 0 } : {})}
      >
        <code>{code}</code>
        {isOpen ? caret : null}
      </pre>
    </div>
  );
}
