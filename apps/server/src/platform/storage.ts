import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export interface StorageOptions {
  endpoint: string;
  /** Where browsers reach the store, if that is another address than ours. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** An address that opens one file for a quarter of an hour, and nothing else; null where there is no file. */
  signedUrl(key: string | null): Promise<string | null>;
  close(): void;
}

/** No link outlives this; the address of a file stays the same for five minutes, so that browsers may keep it. */
const linkSeconds = 15 * 60;
const stepMs = 5 * 60_000;

export function createStorage(options: StorageOptions): Storage {
  const { bucket } = options;
  const clientOf = (endpoint: string) =>
    new S3Client({
      endpoint,
      region: options.region,
      credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  const client = clientOf(options.endpoint);
  const signer = clientOf(options.publicEndpoint);
  return {
    async put(key, content, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      );
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async signedUrl(key) {
      if (key === null) return null;
      // The store compares the link with its own clock, so this is the one place that does not ask app_now().
      const signingDate = new Date(Math.floor(Date.now() / stepMs) * stepMs);
      const command = new GetObjectCommand({ Bucket: bucket, Key: key });
      return getSignedUrl(signer, command, { expiresIn: linkSeconds, signingDate });
    },
    close() {
      client.destroy();
      signer.destroy();
    },
  };
}
