import type { light } from './light';

type Strings<T> = { [K in keyof T]: T[K] extends string ? string : Strings<T[K]> };

/** Tokens of a theme: colours by role, the data palette and shadows. A missing role is a type error. */
export type ThemeTokens = Strings<typeof light>;
