'use client';
import type { RegressionQuestion } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Icon, IconButton, Tag, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { knowledgeMutations, knowledgeQueries } from '../../data/knowledge';
import { grow, muted, rowOf, rows, section, sectionHead, sectionTitle } from './KnowledgePage.css';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

/** 自动复查的问题: the present rank of each expected passage, and those that fell. Nothing while there are none. */
export function RegressionList({ baseId }: { baseId: string }) {
  const text = useKnowledgeText().regression;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const questions = useQuery(knowledgeQueries(api).regressions(baseId));
  const mutations = knowledgeMutations(api);
  const run = useMutation(mutations.runRegressions);
  const remove = useMutation(mutations.removeRegression);
  const list = questions.data?.rows ?? [];
  if (hasOnlyFailed(questions)) return <QueryFailure query={questions} title={text.failed} isLine />;
  if (list.length === 0) return null;
  const runAll = () =>
    run.mutate(baseId, {
      async onSuccess() {
        await refresh();
        toast(text.ran);
      },
      onError: (error) =>
        error.kind !== 'session-expired' &&
        toast(text.runFailed(error.message), { tone: 'error', action: { onPress: runAll } }),
    });
  return (
    <section className={section} aria-labelledby="knowledge-regressions">
      <div className={sectionHead}>
        <h2 id="knowledge-regressions" className={sectionTitle}>
          {text.title}
        </h2>
        <Button size="sm" variant="quiet" isPending={run.isPending} onPress={runAll}>
          {text.run}
        </Button>
      </div>
      <ul className={rows}>
        {list.map((question) => (
          <li key={question.id} className={rowOf}>
            <span className={grow}>
              {question.q}
              <Rank question={question} />
            </span>
            <IconButton
              size="sm"
              label={text.remove(question.q)}
              icon={<Icon icon={X} />}
              onPress={() =>
                remove.mutate(question.id, {
                  onSuccess() {
                    toast(text.removed);
                    void refresh();
                  },
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rank({ question: { rank, previousRank = null, checkedAt } }: { question: RegressionQuestion }) {
  const text = useKnowledgeText().regression;
  if (checkedAt === null) return <p className={muted}>{text.first}</p>;
  const isWorse = previousRank !== null && (rank === null || rank > previousRank);
  return (
    <p className={muted}>
      {rank === null || isWorse ? <Tag tone={isWorse ? 'danger' : 'warning'}>{text.rank(rank)}</Tag> : text.rank(rank)}
      {isWorse && previousRank !== null ? ` ${text.worse(previousRank)}` : null}
    </p>
  );
}
