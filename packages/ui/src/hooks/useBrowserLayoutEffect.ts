import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, about which React 18 complains where there is no layout: on a server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
