'use client';
import type { Enterprise } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, PageHeader, SampleTag, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonalPage } from '../../components/PersonalPage';
import { factQueries } from '../../data/facts';
import { firm, firmName, page } from './EnterpriseInformationPage.css';
import { EnterpriseMenu, type EnterpriseMenuProps } from './EnterpriseMenu';
import { EnterpriseNone } from './EnterpriseNone';
import { FactSheetView, type WantedFact } from './facts/FactSheetView';
import { ImportDialog } from './import/ImportDialog';
import { informationState } from './informationState';
import { useEnterpriseInformationText } from './text';

/** 企业信息: the facts of an enterprise. They are filled in here once, and matching and evaluation use them everywhere. */
export function EnterpriseInformationPage() {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { api } = useFeatureHost();
  const enterprises = useQuery(factQueries(api).enterprises());
  const current = enterprises.data?.find(({ isCurrent }) => isCurrent) ?? enterprises.data?.[0];
  const sheet = useQuery({ ...factQueries(api).sheet(current?.id ?? ''), enabled: current !== undefined });
  const [state, setState] = useSearchState(informationState);
  const [isEditing, setEditing] = useState(false);
  /** Import under way: its initial text, which may be empty, and the page to go on to after it; null for none. */
  const [importing, setImporting] = useState<{ text: string; goOn?: () => void } | null>(null);
  const [wanted, setWanted] = useState<WantedFact>();

  const adding = {
    isAdding: state.isAdding,
    onAddingChange: (isAdding: boolean) => setState({ isAdding }, { replace: true }),
    onMore: ({ table, goOn }: Parameters<EnterpriseMenuProps['onMore']>[0]) =>
      table === '' ? goOn?.() : setImporting({ text: table, ...(goOn && { goOn }) }),
  };

  const failed = enterprises.isError && !enterprises.data ? enterprises : sheet.isError && !sheet.data ? sheet : null;
  const fill = (gap: WantedFact) => {
    if (gap.isProfile) return setEditing(true);
    const group = sheet.data?.groups.find(({ facts }) => facts.some(({ key }) => key === gap.key))?.group;
    if (group) setState({ group }, { replace: true });
    setWanted({ ...gap });
  };
  return (
    <PersonalPage current="enterpriseInformation">
      <div className={page}>
        <PageHeader
          title={text.title}
          description={text.description}
          actions={
            current ? (
              <>
                <Button isDisabled={!sheet.data} onPress={() => setImporting({ text: '' })}>
                  {text.importing.action}
                </Button>
                <EnterpriseMenu
                  enterprises={enterprises.data ?? []}
                  current={current}
                  isEditing={isEditing}
                  onEditingChange={setEditing}
                  {...adding}
                />
              </>
            ) : null
          }
        />
        {failed ? (
          <QueryFailure query={failed} title={text.failedTitle} kept={text.failedKept} />
        ) : enterprises.data && !current ? (
          <EnterpriseNone {...adding} />
        ) : (
          <SkeletonDelay isLoading={!sheet.data} skeleton={<Skeleton variant="card" lines={6} />} label={text.loading}>
            {current && sheet.data ? (
              <div className={page}>
                <Firm enterprise={sheet.data.enterprise} />
                <FactSheetView
                  key={current.id}
                  sheet={sheet.data}
                  group={state.group}
                  onGroupChange={(group) => setState({ group }, { replace: true })}
                  wanted={wanted}
                  onFill={fill}
                  openFact={state.fact}
                  onOpenFact={(fact) => setState({ fact }, { replace: fact === null })}
                />
                <ImportDialog
                  key={importing?.text}
                  sheet={sheet.data}
                  initial={importing?.text ?? ''}
                  isOpen={importing !== null}
                  onOpenChange={(isOpen) => setImporting(isOpen ? { text: '' } : null)}
                  onImported={() => importing?.goOn?.()}
                />
              </div>
            ) : null}
          </SkeletonDelay>
        )}
      </div>
    </PersonalPage>
  );
}

function Firm({ enterprise }: { enterprise: Enterprise }) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  return (
    <p className={firm}>
      <span className={firmName}>{enterprise.name}</span>
      {enterprise.isSample ? <SampleTag /> : null}
      <span>{enterprise.regionName}</span>
      {enterprise.uscc ? <span>{enterprise.uscc}</span> : null}
      {enterprise.isSample ? <span>{text.sampleNote}</span> : null}
    </p>
  );
}
