'use client';
import type { Lead } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Icon, IconButton, Select, TextArea, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { FirmName } from '../../components/FirmName';
import { useAcquisitionText } from '../../components/text';
import { acquisitionMutations, leadKeys } from '../../data/acquisition';
import { leadFirm, leadNote, leadRow, leadStage } from './LeadsPage.css';
import { stages } from './leadsState';
import { useLeadsText } from './text';
import { useLeadSave } from './useLeadSave';
import { useNoteDraft } from './useNoteDraft';

/** A firm of a lead list. A change from elsewhere is shown and not overwritten; typed text stays in its field. */
export function LeadRow({ lead }: { lead: Lead }) {
  const text = useLeadsText().leads;
  const { stage: stageNames } = useAcquisitionText().acquisition;
  const { api } = useFeatureHost();
  const now = useNow();
  const client = useQueryClient();
  const remove = useMutation(acquisitionMutations(api).removeLead);
  const { id, firm, stage, updatedAt } = lead;
  const note = useNoteDraft(lead.note, (note, onError) => save.mutate({ note }, { onError }));
  const save = useLeadSave(lead, (sent) => note.settle(sent.note));
  const refresh = () => Promise.all(leadKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const takeOut = () =>
    remove.mutate(id, {
      async onSuccess() {
        await refresh();
        toast(text.removed(firm.name));
      },
      onError: ({ message }) => toast(text.notSaved(message), { tone: 'error', action: { onPress: takeOut } }),
    });
  return (
    <div className={leadRow}>
      <div className={leadFirm}>
        <FirmName firm={firm} fact={text.updated(dayAndHour(updatedAt, now))} />
      </div>
      <div className={leadStage}>
        <Select
          label={text.stageOf(firm.name)}
          isLabelHidden
          selectedKey={stage}
          isDisabled={save.isPending}
          onSelectionChange={(next) => save.mutate({ stage: stages.find((one) => one === next) ?? stage })}
          items={stages.map((one) => ({ id: one, label: stageNames[one] }))}
        />
      </div>
      <div className={leadNote}>
        <TextArea
          label={text.noteOf(firm.name)}
          isLabelHidden
          placeholder={text.notePlaceholder}
          rows={1}
          maxLength={500}
          value={note.value}
          onChange={note.change}
          onBlur={note.leave}
        />
      </div>
      <IconButton
        label={text.remove(firm.name)}
        icon={<Icon icon={X} />}
        isPending={remove.isPending}
        onPress={takeOut}
      />
    </div>
  );
}
