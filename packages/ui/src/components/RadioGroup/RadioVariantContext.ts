import { createContext } from 'react';
import type { RadioGroupVariant } from './radioOptions';

export const RadioVariantContext = createContext<RadioGroupVariant>('list');
