// What core.css covers: all that a sign-in screen or a form is made of. Only the package's build reads this file.
import './theme/global';

export * from './components/Alert';
export * from './components/Brand';
export * from './components/Button';
export * from './components/Checkbox';
export * from './components/Dialog';
export * from './components/FormField';
export * from './components/Heading';
export * from './components/Icon';
export * from './components/IconButton';
export * from './components/Link';
export * from './components/OneTimeCodeField';
export * from './components/PageHeader';
export * from './components/Progress';
export * from './components/RadioGroup';
export { AmountRuler, DeadlineFigure, ThresholdFigure } from './components/ruler';
export * from './components/Select';
export * from './components/Skeleton';
export * from './components/StateView';
export * from './components/Switch';
export * from './components/Tabs';
export * from './components/Text';
export * from './components/TextField';
export * from './components/Toast';
export * from './components/Tooltip';
export { Provider, useTheme } from './provider/Provider';
