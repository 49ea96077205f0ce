'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { type UiText, uiText } from '../text';
import { DocumentFontContext } from './DocumentFont';
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
  /** 宿主路由的跳转；不给则链接会重新加载页面。 */
  navigate?: (path: string) => void;
  /** 把路径变成 href，用于装在子路径下的宿主。 */
  useHref?: (path: string) => string;
  /** 加载公文用的宋体：`() => import('@hengce/ui/document-font.css')`。显示政策原文时调用，可能不止一次。 */
  loadDocumentFont?: () => void;
  /** 替换内置的文字。 */
  text?: Partial<UiText>;
}

const TextContext = createContext<UiText>(uiText);
const ThemeContext = createContext<'light' | 'dark'>('light');

function useResolvedScheme(scheme: ColorScheme): 'light' | 'dark' {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  return scheme === 'system' ? (prefersDark ? 'dark' : 'light') : scheme;
}

/**
 * Root of all our components: theme, locale, links and the container of overlays. Overlays are mounted inside the
 * themed root, because a host's <body> does not have our variables.
 */
export function Provider(props: ProviderProps) {
  const { children, colorScheme = 'system', navigate, useHref, loadDocumentFont, text } = props;
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
          <DocumentFontContext.Provider value={loadDocumentFont}>
            {navigate ? (
              <RouterProvider navigate={navigate} useHref={useHref}>
                {themed}
              </RouterProvider>
            ) : (
              themed
            )}
          </DocumentFontContext.Provider>
        </ThemeContext.Provider>
      </TextContext.Provider>
    </I18nProvider>
  );
}

/** Built-in strings with the host's overrides. */
export const useUiText = (): UiText => useContext(TextContext);
/** Theme in force, with `system` resolved. */
export const useTheme = (): 'light' | 'dark' => useContext(ThemeContext);
