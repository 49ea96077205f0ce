import { spinner } from './Progress.css';

export interface SpinnerProps {
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** 转圈. Decoration only: say in words what is being done. */
export function Spinner({ size = 'md' }: SpinnerProps) {
  return (
    <svg
      className={spinner({ size })}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" opacity=".3" />
      <path d="M14 8a6 6 0 0 0-6-6" strokeLinecap="round" />
    </svg>
  );
}
