'use client';
import type { FirmDirectory } from '@hengce/api';
import { usePolicyText } from '../../../shared/text';
import { muted } from '../../components/acquisition.css';
import { useEnterpriseCheckText } from './text';

const maxNamed = 3;

/** Number of firms in the directory, with its first three sources and their days. */
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
