export { Switch, type SwitchProps } from './Switch';
export { type SwitchTone, switchTones } from './switchOptions';
