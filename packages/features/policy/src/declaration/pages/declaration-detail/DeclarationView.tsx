'use client';
import type { DeclarationDetail } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Alert, LinkButton, PageHeader, SampleTag, StageRule } from '@hengce/ui';
import { pageParts } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { MoveActions } from '../../components/MoveActions';
import { ShiftNotice } from '../../components/ShiftNotice';
import { stageAt, stageOf, stages } from '../../components/states';
import { Corrections } from './Corrections';
import { actions, column, columns, line, together } from './DeclarationDetailPage.css';
import { Facts } from './Facts';
import { Obligations } from './Obligations';
import { Payouts } from './Payouts';
import { PublicityPart } from './PublicityPart';
import { Tasks } from './Tasks';
import { Timeline } from './Timeline';
import { useDeclarationDetailText } from './text';

/** A declaration in tracking: state, tasks and history. */
export function DeclarationView({ declaration }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { id, projectName, declareNo, itemName, enterprise, isReadOnly, isOverdue, shift, events } = declaration;
  const reached = stageAt(declaration);
  return (
    <div className={pageParts}>
      <PageHeader
        title={projectName}
        description={
          <span className={line}>
            <DeclarationStateTag {...declaration} />
            {declaration.isSample ? <SampleTag size="sm" /> : null}
            {text.description(declareNo, itemName, enterprise.name)}
          </span>
        }
        actions={
          <span className={actions}>
            <LinkButton href={hrefs.projectEvaluation(id)}>{text.toEvaluation}</LinkButton>
            <LinkButton href={hrefs.application(id)}>{isReadOnly ? text.toReadOnly : text.toForm}</LinkButton>
            <span className={together}>
              <MoveActions declaration={declaration} />
            </span>
          </span>
        }
      />
      {shift ? <ShiftNotice declarationId={id} shift={shift} /> : null}
      {isOverdue ? <Alert tone="warning">{text.overdue}</Alert> : null}
      <StageRule
        label={text.stages}
        stages={stages.map((stage, index) => {
          const last = events.find(({ state }) => stageOf(state) === stage);
          return {
            id: stage,
            label: text.stage[stage],
            state: index < reached ? 'done' : index === reached ? 'current' : 'todo',
            ...(last && index <= reached ? { note: dayAndHour(last.at, now) } : {}),
          };
        })}
      />
      <div className={columns}>
        <div className={column}>
          <Tasks declaration={declaration} />
          <Corrections declaration={declaration} />
          <PublicityPart declaration={declaration} />
          <Payouts declaration={declaration} />
          <Obligations declaration={declaration} />
        </div>
        <aside className={column}>
          <Facts declaration={declaration} />
          <Timeline declaration={declaration} />
        </aside>
      </div>
    </div>
  );
}
