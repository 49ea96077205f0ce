'use client';
import { type ArtifactTarget, useFeatureHost } from '@hengce/feature-kit';
import { chineseDate, dateInShanghai } from '@hengce/text';
import { minutesTemplate, writeMinutes } from '@hengce/transcript';
import { Button, Icon, Menu, MenuTrigger, Text } from '@hengce/ui';
import { Share } from 'lucide-react';
import type { Meeting } from '../../../data/meeting';
import type { Minutes, MinutesContent } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import type { Said } from './proofs';

/** Where minutes can be taken. */
const minutesTargets = [
  'assistant',
  'declaration',
  'ppt',
  'proofreading',
  'knowledge',
] as const satisfies readonly ArtifactTarget[];

export interface HandOverMenuProps {
  meeting: Meeting;
  minutes: Minutes;
  /** As it is on the page. */
  content: MinutesContent;
  said: Said;
  /** Calls its function when the server has what is on the page. */
  whenSaved: (then: () => void) => void;
}

/** Menu 转到: hands minutes over to the features that the host has; nothing in a host without any. */
export function HandOverMenu({ meeting, minutes, content, said, whenSaved }: HandOverMenuProps) {
  const all = useMeetingText().minutes;
  const text = all.handOver;
  const { handOver, location } = useFeatureHost();
  const targets = minutesTargets.filter((target) => handOver?.[target]);
  if (targets.length === 0) return null;
  const isEmpty = Object.values(content).every((lines) => lines.length === 0);
  const act = (id: string) => {
    const take = handOver?.[id as ArtifactTarget];
    const isGenerated = minutes.origin === 'model';
    const template = minutesTemplate(minutes.template);
    const facts = [
      chineseDate(dateInShanghai(new Date(meeting.createdAt))),
      isGenerated ? text.generated : all.byRules,
    ];
    const held = { title: meeting.title, facts, people: [...said.speakers.values()] };
    whenSaved(() =>
      take?.({
        kind: 'minutes',
        id: meeting.id,
        title: `${meeting.title} ${template.document}`,
        text: writeMinutes({ ...held, minutes: content, segments: said.segments }, template),
        citations: [],
        policies: [],
        figures: null,
        isGenerated,
        sourceHref: location.pathname + location.search,
      }),
    );
  };
  return (
    <>
      <MenuTrigger>
        <Button iconStart={<Icon icon={Share} />} isDisabled={isEmpty}>
          {text.title}
        </Button>
        <Menu items={targets.map((id) => ({ id, label: text.targets[id] }))} onAction={act} />
      </MenuTrigger>
      {isEmpty ? <Text variant="meta">{text.empty}</Text> : null}
    </>
  );
}
