export function breaches(name: string, source: string): string[];
export function lengthBreaches(name: string, source: string): string[];
export function serverBreaches(name: string, source: string): string[];
export function sharedTables(sources: readonly (readonly [name: string, source: string])[]): string[];
export function sleeps(name: string, source: string): boolean;
export function crowdedFolders(names: readonly string[]): string[];
