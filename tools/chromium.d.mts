export function chromiumPath(): string | undefined;
export function chromiumLaunch(): { executablePath?: string; args: string[] };
export function shellLaunch(): { executablePath?: string; args: string[] };
