'use client';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { usePolicyText } from '../../../shared/text';
import { muted } from '../../components/acquisition.css';
import { acquisitionQueries } from '../../data/acquisition';
import { useEnterpriseCheckText } from './text';

/** Preview before a use is spent: how many firms are known well enough to be judged, the missing facts of the others, and what it costs. */
export function Coverage({ asked }: { asked: MainComponents['schemas']['RunAcquisitionBody'] }) {
  const { preview: text, uses } = useEnterpriseCheckText().enterpriseCheck;
  const { and } = usePolicyText();
  const { api } = useFeatureHost();
  const { data, isError } = useQuery(acquisitionQueries(api).preview(asked));
  if (isError)
    return (
      <p className={muted}>
        {text.failed}
        {uses}
      </p>
    );
  if (!data) return <p className={muted}>{text.loading}</p>;
  const { firmCount, decided, held, missing } = data;
  const names = missing.map(({ title, firms }) => text.missingOne(title, firms)).join(and);
  if (decided === 0)
    return (
      <Alert tone="warning">
        {text.none(firmCount)}
        {missing.length > 0 ? text.missing(names) : ''}
        {text.how}
      </Alert>
    );
  return (
    <p className={muted} role="status">
      {text.decided(firmCount, decided, held)}
      {missing.length > 0 && decided < firmCount ? text.missingOthers(names) : ''}
      {uses}
    </p>
  );
}
