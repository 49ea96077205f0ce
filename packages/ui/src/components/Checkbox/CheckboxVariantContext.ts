import { createContext } from 'react';
import type { CheckboxVariant } from './checkboxOptions';

/** Look of the checkboxes in a group, unless one sets its own; plain outside a group. */
export const CheckboxVariantContext = createContext<CheckboxVariant>('plain');
