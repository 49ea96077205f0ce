export function breaches(name: string, source: string): string[];
export function crowdedFolders(names: readonly string[]): string[];
