'use client';
import type { FirmDirectory } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { usePolicyText } from '../../../shared/text';
import { muted } from '../../components/acquisition.css';
import { useEnterpriseCheckText } from './text';

const maxNamed = 3;

/** Number of firms in the directory, with its first three sources and their days. */
export function DirectoryLine({ directory: { firmCount, sources } }: { directory: FirmDirectory }) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { and } = usePolicyText();
  const now = useNow();
  const named = sources
    .slice(0, maxNamed)
    .map(({ name, asOf }) => text.source(name, shortDate(asOf, now)))
    .join(and);
  return (
    <p className={muted}>
      {text.directory(firmCount, sources.length > maxNamed ? text.more(named, sources.length) : named)}
    </p>
  );
}
