'use client';
import { ConditionCells, LinkButton, StartGuide, Tag } from '@hengce/ui';
import { Fragment } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { useCompareText } from './text';

/** Empty state of 政策对比: how to choose two documents, and what the comparison shows. */
export function CompareGuide() {
  const text = useCompareText().compare.guide;
  const hrefs = usePolicyHrefs();
  const examples = [
    <Fragment key="change">
      <Tag size="sm" tone="accent">
        {text.changed}
      </Tag>
      <span>
        <del>{text.before}</del> <ins>{text.after}</ins>
      </span>
    </Fragment>,
    <ConditionCells key="cells" met={5} unmet={1} unknown={1} hasCount summary="end" />,
  ];
  return (
    <StartGuide
      title={text.title}
      description={text.body}
      action={<LinkButton href={hrefs.search()}>{text.toSearch}</LinkButton>}
      steps={text.steps}
      examples={examples}
    />
  );
}
