'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { iptoolsBasePath, iptoolsRoutes } from '../../shared/routes';

const place = { basePath: iptoolsBasePath, routes: iptoolsRoutes };

/** Addresses of the evaluations; with the id of a report, that of a saved one. */
export function useEvaluationHrefs() {
  const basePath = useFeatureHost().basePaths?.iptools;
  return useMemo(() => {
    const to = (page: keyof typeof iptoolsRoutes) => (reportId?: string) =>
      hrefOf(place, basePath, page, undefined, reportId && new URLSearchParams({ report: reportId }).toString());
    return { companyEvaluating: to('companyEvaluating'), specialization: to('specialization') };
  }, [basePath]);
}
