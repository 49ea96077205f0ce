'use client';
import type { FirmDirectory } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { Tabs } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { part } from '../../components/acquisition/acquisition.css';
import { acquisitionMutations, runsKey } from '../../data/acquisition';
import { useChargedAction } from '../../hooks/useChargedAction';
import { ByConditions } from './ByConditions';
import { ByPolicy } from './ByPolicy';
import type { EnterpriseCheckState } from './enterpriseCheckState';
import { useEnterpriseCheckText } from './text';

type Asked = MainComponents['schemas']['RunAcquisitionBody'];

export interface FindFirmsProps {
  directory: FirmDirectory;
  state: EnterpriseCheckState;
  onChange: (patch: Partial<EnterpriseCheckState>) => void;
}

const bodyId = 'find-firms';

/** What firms are looked for; each run costs a use. */
export function FindFirms({ directory, state, onChange }: FindFirmsProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(acquisitionMutations(api).run);
  const { run, isRunning } = useChargedAction('acquisition', text.run);
  const find = (asked: Asked) =>
    void run(
      (idempotencyKey) => mutateAsync({ ...asked, idempotencyKey }),
      ({ id, firmCount }) => {
        void client.invalidateQueries({ queryKey: runsKey });
        onChange({ run: id, verdict: firmCount === 0 ? 'open' : 'met', page: 1 });
      },
    );
  return (
    <div className={part}>
      <Tabs
        label={text.by}
        controls={bodyId}
        selectedKey={state.by}
        onSelectionChange={(id) => onChange({ by: id === 'policy' ? 'policy' : 'conditions' })}
        items={[
          { id: 'conditions', label: text.conditions },
          { id: 'policy', label: text.policy },
        ]}
      />
      <div id={bodyId}>
        {state.by === 'policy' ? (
          <ByPolicy state={state} isRunning={isRunning} onChange={onChange} onFind={find} />
        ) : (
          <ByConditions directory={directory} isRunning={isRunning} onFind={find} />
        )}
      </div>
    </div>
  );
}
