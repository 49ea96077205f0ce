'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { SearchableSelect } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { acquisitionQueries } from '../../data/acquisition';
import { regionCell } from './EnterpriseCheckPage.css';
import { useEnterpriseCheckText } from './text';

/** Select of a province or city, which includes everything in it; null for any. */
export function RegionSelect({ code, onChange }: { code: string | null; onChange: (code: string | null) => void }) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { api } = useFeatureHost();
  const { data, isPending } = useQuery(acquisitionQueries(api).options());
  return (
    <div className={regionCell}>
      <SearchableSelect
        label={text.region}
        placeholder={text.anyRegion}
        isPending={isPending}
        items={data?.regions.map(({ code: id, name: label }) => ({ id, label })) ?? []}
        selectedKey={code}
        onSelectionChange={onChange}
      />
    </div>
  );
}
