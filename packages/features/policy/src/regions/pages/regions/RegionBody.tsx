'use client';
import { QueryBody, type QueryBodyProps } from '@hengce/feature-parts';
import { Skeleton, StateView } from '@hengce/ui';
import { useRegionText } from './text';

export interface RegionBodyProps<Data>
  extends Pick<QueryBodyProps<Data>, 'query' | 'also' | 'children'>,
    Partial<Pick<QueryBodyProps<Data>, 'text' | 'skeleton'>> {
  isEmpty?: boolean;
  /** Empty state. */
  none?: { emptyTitle: string; emptyBody: string };
}

/**
 * What stands below the conditions of a page of 区域对比: what `children` makes of the data of the query, the skeleton
 * while it loads, the failure with a retry, or with `isEmpty` the empty state (see QueryBody).
 */
export function RegionBody<Data>({ isEmpty = false, none, ...body }: RegionBodyProps<Data>) {
  const text = useRegionText().region;
  const { emptyTitle, emptyBody } = none ?? text;
  return (
    <QueryBody
      text={text}
      skeleton={<Skeleton variant="block" height={400} />}
      empty={isEmpty ? <StateView kind="empty" title={emptyTitle} description={emptyBody} /> : undefined}
      {...body}
    />
  );
}
