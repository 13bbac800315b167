import * as z from 'zod';
import { createStorage, type Storage } from '#platform/storage.ts';

const text = z.string().min(1);
const settings = z.object({
  S3_ENDPOINT: z.url(),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
});

/** Null where it is not configured: only folders with pictures or files need it. */
export function openFileStore(environment: object): Storage | null {
  const { success, data } = settings.safeParse(environment);
  if (!success) return null;
  return createStorage({
    endpoint: data.S3_ENDPOINT,
    publicEndpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    bucket: data.S3_BUCKET,
    accessKey: data.S3_ACCESS_KEY,
    secretKey: data.S3_SECRET_KEY,
  });
}
