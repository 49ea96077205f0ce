'use client';
import type { FirmDirectory } from '@hengce/api';
import { usePolicyText } from '../../../shared/text';
import { muted } from '../../components/acquisition.css';
import { useEnterpriseCheckText } from './text';

const maxNamed = 3;

/** How many firms there are, by whose word and for which day. */
export function DirectoryLine({ directory: { firmCount, sources } }: { directory: FirmDirectory }) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { and } = usePolicyText();
  const named = sources
    .slice(0, maxNamed)
    .map(({ name, asOf }) => text.source(name, asOf))
    .join(and);
  return (
    <p className={muted}>
      {text.directory(firmCount, sources.length > maxNamed ? text.more(named, sources.length) : named)}
    </p>
  );
}
