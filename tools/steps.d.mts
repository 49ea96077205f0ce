type Steps = readonly (readonly [name: string, command: string, env?: Record<string, string>])[];
export const root: string;
export function runSteps(steps: Steps): Promise<string[]>;
