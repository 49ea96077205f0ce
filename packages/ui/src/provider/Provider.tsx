'use client';
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { type UiText, uiText } from '../text';
import { root } from './Provider.css';

export const colorSchemes = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

export interface ProviderProps {
  children: ReactNode;
  /**
   * 主题
   *
   * @default 'system'
   */
  colorScheme?: ColorScheme;
  /** Client-side navigation of the host's router; without it links load pages. */
  navigate?: (path: string) => void;
  /** Turns a path into an href, for hosts below a base path. */
  useHref?: (path: string) => string;
  /** Overrides of built-in strings. */
  text?: Partial<UiText>;
}

const TextContext = createContext<UiText>(uiText);
const ThemeContext = createContext<'light' | 'dark'>('light');

const darkQuery = '(prefers-color-scheme: dark)';
const subscribeToScheme = (notify: () => void) => {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

function useResolvedScheme(scheme: ColorScheme): 'light' | 'dark' {
  const prefersDark = useSyncExternalStore(
    subscribeToScheme,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  return scheme === 'system' ? (prefersDark ? 'dark' : 'light') : scheme;
}

/**
 * The root of everything of ours: theme, locale, links and the container of overlays. Overlays are mounted inside the
 * themed root, because a host's <body> does not carry our variables.
 */
export function Provider({ children, colorScheme = 'system', navigate, useHref, text }: ProviderProps) {
  const theme = useResolvedScheme(colorScheme);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const strings = useMemo(() => ({ ...uiText, ...text }), [text]);
  const themed = (
    <UNSAFE_PortalProvider getContainer={() => overlays}>
      <div data-hc-root="" data-hc-theme={theme} lang="zh-CN" className={root}>
        {children}
        <div ref={setOverlays} />
      </div>
    </UNSAFE_PortalProvider>
  );
  return (
    <I18nProvider locale="zh-CN">
      <TextContext.Provider value={strings}>
        <ThemeContext.Provider value={theme}>
          {navigate ? (
            <RouterProvider navigate={navigate} useHref={useHref}>
              {themed}
            </RouterProvider>
          ) : (
            themed
          )}
        </ThemeContext.Provider>
      </TextContext.Provider>
    </I18nProvider>
  );
}

/** Built-in strings with the host's overrides. */
export const useUiText = (): UiText => useContext(TextContext);
/** The theme in force, `system` resolved. */
export const useTheme = (): 'light' | 'dark' => useContext(ThemeContext);
