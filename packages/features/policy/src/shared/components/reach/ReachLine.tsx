'use client';
import type { Reach } from '@hengce/api';
import { Button, FilterChip } from '@hengce/ui';
import { usePolicyText } from '../../text';
import { line } from './ReachLine.css';

export interface ReachLineProps {
  /** Note of the list on other regions; undefined while loading, null where it leaves out nothing. */
  reach: Reach | null | undefined;
  /** Whether the address asks for all regions. */
  everywhere: boolean;
  onChange: (everywhere: boolean) => void;
  /** Whether the list has no national policies. */
  isLocal?: boolean;
}

/** Region that a list keeps to, and a button for the others or the way back. Nothing where the list is of all regions. */
export function ReachLine({ reach, everywhere, onChange, isLocal = false }: ReachLineProps) {
  const text = usePolicyText().reach;
  if (!reach && !everywhere) return null;
  return (
    <div className={line}>
      <FilterChip isSelected={!everywhere} onChange={(isNear) => onChange(!isNear)}>
        {reach ? (isLocal ? reach.name : text.near(reach.name)) : isLocal ? text.onlyLocal : text.onlyNear}
      </FilterChip>
      {!reach ? (
        text.all
      ) : reach.elsewhere > 0 ? (
        <Button variant="quiet" size="sm" onPress={() => onChange(true)}>
          {text.elsewhere(reach.elsewhere)}
        </Button>
      ) : (
        text.nothingElse
      )}
    </div>
  );
}
