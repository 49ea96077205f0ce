export function breaches(name: string, source: string): string[];
