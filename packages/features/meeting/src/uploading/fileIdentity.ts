import { sha256Of } from '../recording/chunks';

/** Of a file that is chosen again, after a reload or on another device, the same: so the server knows what it has of it. */
export function fileIdentity({ name, size, lastModified }: File): Promise<string> {
  return sha256Of(new TextEncoder().encode(JSON.stringify([name, size, lastModified])).buffer);
}
