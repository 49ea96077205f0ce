'use client';
import type { AcquisitionRun, FirmDirectory } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { Tabs, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChargedAction } from '../../../shared/hooks/useChargedAction';
import { part } from '../../components/acquisition.css';
import { acquisitionMutations, runsKey } from '../../data/acquisition';
import { ByConditions } from './ByConditions';
import { ByPolicy } from './ByPolicy';
import type { EnterpriseCheckState } from './enterpriseCheckState';
import { useEnterpriseCheckText } from './text';
import { useRunResult } from './useRunResult';

type Asked = MainComponents['schemas']['RunAcquisitionBody'];

export interface FindFirmsProps {
  directory: FirmDirectory;
  state: EnterpriseCheckState;
  onChange: (patch: Partial<EnterpriseCheckState>) => void;
}

const bodyId = 'find-firms';

/**
 * Forms for finding firms (查找), by conditions or by a policy. A run costs a use, unless none of its conditions could be
 * checked on any firm; before it the host may offer the upgrade of the account, and stop it (specification §4).
 */
export function FindFirms({ directory, state, onChange }: FindFirmsProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { api, upgradeAcquisition } = useFeatureHost();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(acquisitionMutations(api).run);
  const { run, isRunning } = useChargedAction('acquisition', text.run, upgradeAcquisition);
  const result = useRunResult(state).data?.run;
  // Whose conditions the form holds: of the run that was opened, until one is made with the form itself.
  const [form, setForm] = useState<{ holds: string; asked?: AcquisitionRun; version: number }>({
    holds: '',
    version: 0,
  });
  if (result?.kind === 'conditions' && result.id === state.run && result.id !== form.holds)
    setForm({ holds: result.id, asked: result, version: form.version + 1 });
  const find = (asked: Asked) =>
    void run(
      (idempotencyKey) => mutateAsync({ ...asked, idempotencyKey }),
      ({ id, firmCount, isFree }) => {
        void client.invalidateQueries({ queryKey: runsKey });
        if (isFree) toast(text.free);
        setForm((before) => ({ ...before, holds: id }));
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
          <ByConditions
            key={form.version}
            directory={directory}
            asked={form.asked}
            isRunning={isRunning}
            onFind={find}
          />
        )}
      </div>
    </div>
  );
}
