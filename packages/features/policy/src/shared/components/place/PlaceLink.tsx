'use client';
import { Link, type LinkProps } from '@hengce/ui';
import { goToPlace } from './goToPlace';
import { usePlaceHref } from './usePlaceHref';

export interface PlaceLinkProps extends Pick<LinkProps, 'variant' | 'children'> {
  /** Id of the target element. */
  to: string;
  /** Goes to the target, where something that covers the page has to be closed first. */
  onGo?: (to: string) => void;
}

/**
 * Link to an element of this page. Hosts have routers, which change the address but do not scroll, so it does that
 * itself.
 */
export function PlaceLink({ to, onGo = goToPlace, ...link }: PlaceLinkProps) {
  const hrefFor = usePlaceHref();
  return <Link {...link} href={hrefFor(to)} onPress={() => onGo(to)} />;
}
