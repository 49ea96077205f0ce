import type { ReactNode } from 'react';
import { useUiText } from '../../../provider/Provider';

/** Note under every map that the squares show position only, before the caller's own. */
export function TileNote({ children }: { children: ReactNode }) {
  const text = useUiText();
  return (
    <>
      {text.tilesShowPosition}
      {children}
    </>
  );
}
