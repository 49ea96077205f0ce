'use client';
import type { Publicity } from '@hengce/api';
import { useExternalLink, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, Link } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { publicityQueries } from '../../data/publicity';
import { muted, tags } from './PublicityPage.css';
import { entriesState } from './publicityState';
import { usePublicityText } from './text';

/**
 * Whether the current enterprise stands in a list that has no hit of it. It is asked of the list itself, because a firm that was added just
 * now is looked for within the hour only.
 */
export function OwnFirm({ list }: { list: Publicity }) {
  const text = usePublicityText().publicity;
  const { api, session } = useFeatureHost();
  const add = useExternalLink('account.enterpriseInformation', { add: '1' });
  const [, setState] = useSearchState(entriesState);
  const { query, current } = useEnterprise(session.isSignedIn);
  const isFound = list.mine.some(({ firm, isWatched }) => !isWatched && firm === current?.name);
  const own = useQuery({
    ...publicityQueries(api).detail(list.id, { q: current?.name ?? '', pageNum: 1, pageSize: 1 }),
    enabled: current !== undefined && !isFound,
    placeholderData: undefined,
  });
  if (query.isSuccess && current === undefined)
    return (
      <p className={tags}>
        <span className={muted}>{text.noFirm}</span>
        {add ? (
          <Link variant="standalone" href={add}>
            {text.addFirm}
          </Link>
        ) : null}
      </p>
    );
  if (current === undefined || isFound || own.data === undefined) return null;
  const { name } = current;
  return own.data.total === 0 ? (
    <p>
      {text.noneOfMine(name)} <span className={muted}>{text.byName}</span>
    </p>
  ) : (
    <p className={tags}>
      {text.oneOfMine(name)}
      <Button size="sm" onPress={() => setState({ q: name, page: 1 })}>
        {text.onlyMine}
      </Button>
    </p>
  );
}
