'use client';
import type { MatchItem, MatchVariant } from '@hengce/api';
import { ConditionTable, Heading } from '@hengce/ui';
import type { Confirm } from '../../../../shared/components/conditions/Confirm';
import { conditionRow } from '../../../../shared/components/conditions/conditionRow';
import { useRowContext } from '../../../../shared/components/conditions/useRowContext';
import { clauseOf, itemKey } from '../../../../shared/model/matchReport';
import { muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';

/** Props of 逐条核对: conditions with their clauses and the source of the enterprise's value. */
export interface ItemConditionsProps {
  item: MatchItem;
  variant?: MatchVariant;
  confirm?: Confirm;
}

export function ItemConditions({ item, variant, confirm }: ItemConditionsProps) {
  const text = useMatchReportText().matchReport;
  const context = useRowContext(confirm, variant);
  const byId = new Map(item.conditions.map((condition) => [condition.id, condition]));
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={3}>{text.check}</Heading>
        <span className={muted}>{text.checkHint}</span>
      </div>
      <ConditionTable
        label={text.check}
        conditions={item.conditions.map((condition) =>
          conditionRow({ ...condition, clause: clauseOf(condition, item.conditions) }, context),
        )}
        onAnswer={(id, answer) => {
          const questionId = byId.get(id)?.questionId;
          if (questionId) confirm?.say(questionId, answer === 'holds', itemKey(item));
        }}
      />
    </section>
  );
}
