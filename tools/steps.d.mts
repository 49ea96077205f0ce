export const root: string;
export function runSteps(
  steps: readonly (readonly [name: string, command: string, env?: Record<string, string>])[],
): Promise<string[]>;
