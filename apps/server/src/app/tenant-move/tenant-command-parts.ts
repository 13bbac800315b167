import type { Storage } from '#platform/storage.ts';
import type { CommandDeps } from '../import/command-deps.ts';
import { UsageError } from '../import/read-options.ts';

export function refuse({ print }: CommandDeps, why: readonly string[]): number {
  for (const line of why) print(line);
  return 1;
}

export function storageOf({ storage }: CommandDeps): Storage {
  if (!storage) throw new UsageError('The file store (S3_...) is not configured.');
  return storage;
}
