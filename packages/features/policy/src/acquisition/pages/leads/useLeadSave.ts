'use client';
import type { Lead } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { leadKeys, saveLead, withLead } from '../../data/acquisition';
import { useLeadsText } from './text';

export type LeadChange = Partial<Pick<Lead, 'stage' | 'note'>>;

/** Mutation that saves changes of one lead, one after the other, each on the version that the one before returned. */
export function useLeadSave(lead: Lead, onSaved: (change: LeadChange) => void) {
  const text = useLeadsText().leads;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const kept = useRef(lead);
  const refresh = () => Promise.all(leadKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    scope: { id: `lead ${lead.id}` },
    mutationFn(change: LeadChange) {
      const { id: leadId, version, stage, note } = kept.current.version > lead.version ? kept.current : lead;
      return saveLead(api, { leadId, version, stage, note, ...change });
    },
    onSuccess(saved, change) {
      kept.current = saved;
      withLead(client, saved);
      onSaved(change);
      void refresh();
    },
    onError({ message }) {
      toast(text.notSaved(message), { tone: 'error' });
      void refresh();
    },
  });
}
