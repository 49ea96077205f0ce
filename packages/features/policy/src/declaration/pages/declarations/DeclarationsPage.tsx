'use client';
import { useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { DeadlineRule, LinkButton, PageHeader, Pagination, Select, Skeleton, StartGuide, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { usePageHref } from '../../../shared/hooks/usePageHref';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { declarationQueries } from '../../data/declarations';
import { found, sort } from './DeclarationsPage.css';
import { DeclarationTable } from './DeclarationTable';
import { declarationsState, orders, pageSize, toDeclarationQuery } from './declarationsState';
import { useDeclarationsText } from './text';

/** 申报管理: declarations with their states and next steps. */
export function DeclarationsPage() {
  const text = useDeclarationsText().declarations;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const [state, setState] = useSearchState(declarationsState);
  const list = useQuery(declarationQueries(api).list(toDeclarationQuery(state)));
  const { data } = list;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const hrefFor = usePageHref(declarationsState, state);
  const now = useNow();
  // A round that closes in six weeks, wherever today is.
  const example = <DeadlineRule key="days" state="open" daysLeft={41} opensAt={null} closesAt={null} now={now} />;
  const toItems = (
    <LinkButton variant="primary" href={hrefs.applies()}>
      {text.toItems}
    </LinkButton>
  );
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={text.description} actions={data?.total ? toItems : undefined} />
      <QueryBody query={list} text={text} skeleton={<Skeleton variant="row" lines={8} />}>
        {(data) =>
          data.total === 0 ? (
            <StartGuide
              title={text.emptyTitle}
              description={text.emptyBody}
              action={toItems}
              steps={text.steps}
              examples={[example]}
            />
          ) : state.page > pageCount && !list.isPlaceholderData ? (
            <StateView
              kind="empty"
              title={text.beyondTitle(state.page, pageCount)}
              primaryAction={<LinkButton href={hrefFor(1)}>{text.firstPage}</LinkButton>}
            />
          ) : (
            <div className={found}>
              <div className={sort}>
                <Select
                  label={text.order}
                  isLabelHidden
                  variant="quiet"
                  selectedKey={state.order}
                  onSelectionChange={(id) =>
                    setState({ order: orders.find((order) => order === id) ?? 'create_time', page: 1 })
                  }
                  items={orders.map((id) => ({ id, label: text.orders[id] }))}
                />
              </div>
              <DeclarationTable rows={data.rows} isStale={list.isPlaceholderData} />
              <Pagination page={state.page} pageCount={pageCount} total={data.total} hrefFor={hrefFor} />
            </div>
          )
        }
      </QueryBody>
    </div>
  );
}
