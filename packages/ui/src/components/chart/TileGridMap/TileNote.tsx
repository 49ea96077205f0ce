import type { ReactNode } from 'react';
import { useUiText } from '../../../provider/Provider';

/** That the squares show position only is said under every map, before what the host adds. */
export function TileNote({ children }: { children: ReactNode }) {
  const text = useUiText();
  return (
    <>
      {text.tilesShowPosition}
      {children}
    </>
  );
}
