import { createStorage, type Storage } from '../src/platform/storage.ts';
import { readServices } from './services.ts';

/** The file store of this machine. */
export function openTestStorage(): Storage {
  const services = readServices();
  return createStorage({
    endpoint: services.S3_ENDPOINT,
    publicEndpoint: services.S3_ENDPOINT,
    region: services.S3_REGION,
    bucket: services.S3_BUCKET,
    accessKey: services.S3_ACCESS_KEY,
    secretKey: services.S3_SECRET_KEY,
  });
}
