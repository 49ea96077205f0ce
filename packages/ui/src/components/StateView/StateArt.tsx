import { CloudOff, Gauge, Lock, type LucideIcon, SearchX, WifiOff } from 'lucide-react';
import { NotFoundHeader } from './NotFoundHeader';
import { icon, ruler } from './StateView.css';
import type { StateKind } from './stateOptions';

const icons: Partial<Record<StateKind, LucideIcon>> = {
  noResult: SearchX,
  error: CloudOff,
  offline: WifiOff,
  noPermission: Lock,
  quota: Gauge,
};

/** Picture above the title of a state. */
export function StateArt({ kind }: { kind: StateKind }) {
  if (kind === 'notFound') return <NotFoundHeader />;
  const StateIcon = icons[kind];
  if (StateIcon) {
    return (
      <span className={icon({ isError: kind === 'error' })}>
        <StateIcon size={28} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      </span>
    );
  }
  // The ruler of the product with nothing on it yet: o---|
  return (
    <svg
      className={ruler}
      width="96"
      height="40"
      viewBox="0 0 96 40"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M17 20h71" strokeWidth="1.5" strokeDasharray="3 3" />
      <circle cx="12" cy="20" r="5" strokeWidth="1.5" />
      <path d="M88 10v20" strokeWidth="1.5" />
    </svg>
  );
}
