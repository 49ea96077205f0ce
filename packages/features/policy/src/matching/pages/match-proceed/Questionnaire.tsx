'use client';
import type { MatchProgress } from '@hengce/api';
import { Button, Heading, StateView, Steps } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { isRound, nextRounds, type Round, withRounds } from '../../model/questions';
import { focusQuestion } from './focusQuestion';
import { LivePane } from './LivePane';
import {
  cards,
  columns,
  hint,
  keys,
  live,
  liveSticky,
  middle,
  more,
  note,
  page,
  phoneGroup,
  side,
  slot,
  steps,
} from './MatchProceedPage.css';
import { PhoneBar } from './PhoneBar';
import { PhoneTop } from './PhoneTop';
import { PrefilledList } from './PrefilledList';
import { ProceedBar } from './ProceedBar';
import { QuestionCard } from './QuestionCard';
import { useMatchProceedText } from './text';
import { useAnswers } from './useAnswers';
import { useQuestionKeys } from './useQuestionKeys';
import { useQuestionnaire } from './useQuestionnaire';
import { useResult } from './useResult';

/** Steps, the questions of one group, and the counts. */
export function Questionnaire({ progress }: { progress: MatchProgress }) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const answers = useAnswers(progress);
  const { attempts, give, refuse, gained } = answers;
  const [known, setRounds] = useState<readonly Round[]>([]);
  const rounds = nextRounds(known, progress);
  if (rounds !== known) setRounds(rounds);
  const asked = withRounds(progress, rounds, ({ ids, items, touched }, index) =>
    text.round(index, ids.length, items, touched),
  );
  const list = useQuestionnaire(asked);
  const { current, numbers, shown, following } = list;
  const body = useRef<HTMLDivElement>(null);
  // Named in the address it is gone to as if one had pressed for it, however far down it stands.
  const wanted = useRef(list.named);

  const goTo = (id: string) => {
    wanted.current = id;
    list.goTo(id);
  };
  const result = useResult(progress, answers, body, goTo);
  // What comes after a round is not known before its last answer is kept.
  const [isHeld, setHeld] = useState(false);
  const goOn = () => {
    if (list.isDone || !list.next) return;
    const leavesRound = isRound(current?.group) && list.next.group !== current?.group;
    if (leavesRound && answers.isSaving()) setHeld(true);
    else goTo(list.next.id);
  };
  useEffect(() => {
    if (!isHeld || answers.isSaving()) return;
    setHeld(false);
    goOn();
  });
  useQuestionKeys(body, goOn);
  useEffect(() => {
    if (current && wanted.current === current.id) focusQuestion(body.current, current.id);
    wanted.current = undefined;
  }, [current]);

  const group = asked.steps.find((step) => step.group === current?.group);
  const bar = {
    list,
    progress,
    isRunning: result.isRunning,
    onPrevious: () => list.previous && goTo(list.previous.id),
    onNext: goOn,
    onResult: () => void result.show(),
    onExit: () => void result.exit(),
  };
  const prefilled = list.prefilled.filter((question) => question.group === current?.group || !current);
  return (
    <div className={page} ref={body}>
      <div className={columns}>
        <div className={side}>
          <div>
            <Heading level={1} variant="section">
              {words.title[progress.variant]}
            </Heading>
            <p className={hint}>{text.hint}</p>
          </div>
          <div className={steps}>
            <Steps
              label={text.steps}
              steps={asked.steps.map(({ group: id, groupName, answered, total }) => {
                const first = list.firstOf(id);
                return {
                  id,
                  label: groupName,
                  state: id === current?.group ? 'current' : answered === total ? 'done' : 'todo',
                  description:
                    answered === total
                      ? text.allAnswered(total)
                      : list.isInRounds && !isRound(id)
                        ? text.later
                        : text.answeredOf(answered, total),
                  ...(first ? { href: hrefs.matchProceed(first, progress.variant) } : {}),
                };
              })}
            />
          </div>
          {list.prefilled.length > 0 ? <p className={note}>{text.prefilledNote(list.prefilled.length)}</p> : null}
          <p className={keys}>{text.keys}</p>
        </div>
        <div className={middle}>
          <PhoneTop {...bar} />
          {current ? null : <StateView kind="empty" title={text.noneTitle} description={text.noneBody} />}
          <div className={cards}>
            {shown.map((question) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: where the focus is, is the question one is at
              <div
                key={question.id}
                className={slot}
                data-current={question.id === current?.id || undefined}
                onFocus={() => question.id !== current?.id && list.goTo(question.id)}
              >
                <p className={phoneGroup}>{group?.groupName}</p>
                <QuestionCard
                  question={question}
                  number={numbers.get(question.id)}
                  isCurrent={question.id === current?.id}
                  attempt={attempts.get(question.id)}
                  onAnswer={(answer) => give(question.id, answer)}
                  onRefuse={(attempt) => refuse(question.id, attempt)}
                />
              </div>
            ))}
          </div>
          {following ? (
            <div className={more}>
              <Button onPress={() => goTo(following.id)}>{text.more(list.hidden)}</Button>
            </div>
          ) : null}
          {prefilled.length > 0 ? (
            <PrefilledList questions={prefilled} attempts={attempts} give={give} refuse={refuse} />
          ) : null}
        </div>
        <aside className={live} aria-label={text.live.label}>
          <div className={liveSticky}>
            <LivePane progress={progress} currentGroup={current?.group} numbers={numbers} gained={gained} />
          </div>
        </aside>
      </div>
      <ProceedBar {...bar} />
      <PhoneBar {...bar} numbers={numbers} gained={gained} currentGroup={current?.group} />
    </div>
  );
}
