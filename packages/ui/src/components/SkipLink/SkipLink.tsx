import { skip } from './SkipLink.css';

export interface SkipLinkProps {
  /** 到哪里，如“跳到结果”。 */
  children: string;
  /** 那里的 id；它要能获得焦点（tabIndex -1）。 */
  targetId: string;
}

/** 跳转链接. Link to the main content, visible once the keyboard focus reaches it. */
export function SkipLink({ children, targetId }: SkipLinkProps) {
  return (
    <a className={skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
