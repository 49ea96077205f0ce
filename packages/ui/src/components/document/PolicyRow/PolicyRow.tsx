'use client';
import { CompactRow } from './CompactRow';
import { MobileRow } from './MobileRow';
import type { PolicyRowProps } from './policyRowProps';
import { ResultRow } from './ResultRow';
import { SideRow } from './SideRow';

const rows = { result: ResultRow, compact: CompactRow, mobile: MobileRow, side: SideRow };

/** 政策行. The title is the link; in compact and mobile rows it covers the row. Rows stack by the width of their own container. */
export function PolicyRow({ variant = 'result', ...props }: PolicyRowProps) {
  const Row = rows[variant];
  return <Row {...props} />;
}
