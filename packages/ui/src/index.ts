export * from './components/Button';
export * from './components/Progress';
export { type ColorScheme, colorSchemes, Provider, type ProviderProps, useTheme, useUiText } from './provider/Provider';
export type { UiText } from './text';
