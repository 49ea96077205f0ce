export function buildStale(parts?: readonly ('portal' | 'server' | 'storybook')[]): void;
export function runBuilder(name: string, command: string, cwd: string, env?: Record<string, string>): void;
