'use client';
import { Link, type LinkProps } from '@hengce/ui';
import { goToPlace } from './goToPlace';
import { usePlaceHref } from './usePlaceHref';

export interface PlaceLinkProps extends Pick<LinkProps, 'variant' | 'children'> {
  /** The id of the place within the page. */
  to: string;
  /** Where the link is in something that covers the page: to be closed before one goes there. */
  onGo?: (to: string) => void;
}

/** A link to a place of this page. Hosts have routers, which change the address and scroll nowhere, so it goes there itself. */
export function PlaceLink({ to, onGo = goToPlace, ...link }: PlaceLinkProps) {
  const hrefFor = usePlaceHref();
  return <Link {...link} href={hrefFor(to)} onPress={() => onGo(to)} />;
}
