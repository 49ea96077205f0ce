import { createContext } from 'react';
import type { CheckboxVariant } from './checkboxOptions';

/** How the boxes of a group look, unless one says otherwise. */
export const CheckboxVariantContext = createContext<CheckboxVariant>('plain');
