'use client';
import type { MatchReport } from '@hengce/api';
import { useExternalLink, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, Icon, IconButton, Menu, MenuTrigger, saveFile, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMatchText } from '../../../shared/components/match/text';
import { WritingLink } from '../../../shared/components/WritingLink';
import { type ExportFormat, exportFormats, matchMutations, matchQueries } from '../../../shared/data/match';
import { useRunMatch } from '../../hooks/useRunMatch';
import { DiffDrawer } from './DiffDrawer';
import { PlanLink } from './PlanLink';
import { reportState } from './reportState';
import { ShareDialog } from './ShareDialog';
import { useMatchReportText } from './text';
import { WhatIfDrawer } from './what-if/WhatIfDrawer';

/** Actions of a report's owner: export, share, match again, compare with the one before, and vary facts. */
export function OwnActions({ report }: { report: MatchReport }) {
  const text = useMatchReportText().matchReport;
  const { run: runWords } = useMatchText().match;
  const { api } = useFeatureHost();
  const [{ before }, setState] = useSearchState(reportState);
  const [isSharing, setSharing] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const run = useRunMatch(report.variant);
  const reports = useQuery(matchQueries(api).reports(report.variant));
  // The one before it, of the same enterprise.
  const earlier = reports.data?.find(
    ({ id, subject, createdAt }) =>
      id !== report.id && subject === report.enterprise.name && createdAt < report.createdAt,
  );
  const save = useMutation({
    ...matchMutations(api).exportReport,
    onSuccess({ blob, fileName }) {
      saveFile(blob, fileName);
      toast(text.exporting.done);
    },
    onError(error) {
      if (error.kind !== 'session-expired') toast(text.exporting.failed, { tone: 'error' });
    },
  });
  const makeDeck = useExternalLink('policy.makeDeck', { reportId: report.id });
  const { id: enterpriseId } = report.enterprise;
  return (
    <>
      <MenuTrigger>
        <Button iconStart={<Icon icon={Download} />} isPending={save.isPending}>
          {text.exporting.action}
        </Button>
        <Menu
          onAction={(format) => save.mutate({ reportId: report.id, format: format as ExportFormat })}
          items={exportFormats.map((id) => ({ id, label: text.exporting[id] }))}
        />
      </MenuTrigger>
      <Button iconStart={<Icon icon={Share2} />} onPress={() => setSharing(true)}>
        {text.share.action}
      </Button>
      <MenuTrigger>
        <IconButton variant="outlined" label={text.more} icon={<Icon icon={Ellipsis} />} />
        <Menu
          onAction={(id) => {
            if (id === 'whatIf') setTrying(true);
            if (id === 'rerun' && enterpriseId) void run.start(enterpriseId, report.id);
            if (id === 'diff' && earlier) setState({ before: earlier.id }, { replace: true });
          }}
          items={[
            ...(makeDeck ? [{ id: 'deck', label: text.makeDeck, href: makeDeck }] : []),
            { id: 'whatIf', label: text.whatIf.action },
            { id: 'rerun', label: run.isRunning ? runWords.running : text.rerun, description: runWords.cost },
            { id: 'diff', label: text.diff.action, isDisabled: earlier === undefined },
          ]}
        />
      </MenuTrigger>
      {enterpriseId ? (
        <WhatIfDrawer report={report} enterpriseId={enterpriseId} isOpen={isTrying} onOpenChange={setTrying} />
      ) : null}
      <PlanLink report={report} />
      <WritingLink projectId={report.id} />
      <ShareDialog report={report} isOpen={isSharing} onOpenChange={setSharing} />
      <DiffDrawer reportId={report.id} before={before} onClose={() => setState({ before: null }, { replace: true })} />
    </>
  );
}
