import { createContext } from 'react';
import type { CheckboxVariant } from './checkboxOptions';

/** Default look of the checkboxes in a group. */
export const CheckboxVariantContext = createContext<CheckboxVariant>('plain');
