import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createUrlSigner } from './sign-url.ts';
import { createUploads, type PartOfFile, type Upload, type Uploads } from './storage-uploads.ts';

export interface StorageOptions {
  endpoint: string;
  /** Where browsers reach the store, if that is another address than ours. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** How long a signed address opens its file. */
  linkSeconds?: number;
}

export interface Storage extends Uploads {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** A file of the disk, as a stream: however large it is, it never stands in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Answers with its type. Given up when the signal says so: a worker told to stop does not wait for gigabytes. */
  getFile(key: string, path: string, signal: AbortSignal): Promise<string>;
  /** A small file, whole. */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  /** Everything whose key begins like this. */
  list(prefix: string): Promise<string[]>;
  /** The same, with their sizes. */
  sizes(prefix: string): Promise<ReadonlyMap<string, number>>;
  removeAll(prefix: string): Promise<void>;
  /** An address that opens one file for a quarter of an hour, and nothing else; null where there is no file. */
  signedUrl(key: string | null, contentType?: string): Promise<string | null>;
  /** The same, for saving the file under this name in place of showing it. */
  downloadUrl(key: string, contentType: string, saveAs: string): string;
  /** An address that takes exactly so many bytes, for as long as any other. */
  uploadUrl(key: string, sizeBytes: number): string;
  /** The same for one part of an upload that was started. */
  partUrl(upload: Upload, part: PartOfFile): string;
  /** Addresses signed within one step are the same: what holds many of them can be kept for that long. */
  signingStep(): number;
  close(): void;
}

/** No link outlives this. */
const longestLinkSeconds = 15 * 60;

export function createStorage(options: StorageOptions): Storage {
  const { bucket, linkSeconds = longestLinkSeconds } = options;
  if (linkSeconds > longestLinkSeconds) throw new Error('a signed address may live for 15 minutes at most');
  // The address of a file stays the same for a third of its life, so that browsers may keep the file, and two
  // thirds are always left when it is handed out.
  const stepMs = (linkSeconds * 1000) / 3;
  // The store compares a link with its own clock, so this is the one place that does not ask app_now().
  const signingStep = () => Math.floor(Date.now() / stepMs);
  const life = () => ({ signedAt: new Date(signingStep() * stepMs), seconds: linkSeconds });
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // A store that says nothing is a store that is gone: the job fails and is tried again.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  const signUrl = createUrlSigner({ ...options, endpoint: options.publicEndpoint });
  return {
    ...createUploads(client, bucket),
    ...createFiles(client, bucket),
    signingStep,
    async signedUrl(key, contentType) {
      return key === null ? null : signUrl({ key, ...life(), contentType });
    },
    downloadUrl: (key, contentType, saveAs) => signUrl({ key, ...life(), contentType, saveAs }),
    uploadUrl: (key, putBytes) => signUrl({ key, ...life(), putBytes }),
    partUrl: ({ key, ref }, { number, sizeBytes }) =>
      signUrl({ key, ...life(), putBytes: sizeBytes, part: { ref, number } }),
    close() {
      client.destroy();
    },
  };
}

type Files = Pick<Storage, 'put' | 'putFile' | 'get' | 'getFile' | 'remove' | 'list' | 'sizes' | 'removeAll'>;

function createFiles(client: S3Client, bucket: string): Files {
  async function* pages(prefix: string): AsyncGenerator<(readonly [key: string, size: number])[]> {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
      );
      yield (page.Contents ?? []).map(({ Key = '', Size = 0 }) => [Key, Size] as const);
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    async put(key, content, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      );
    },
    async putFile(key, path, contentType) {
      const { size } = await stat(path);
      const file = { Body: createReadStream(path), ContentLength: size, ContentType: contentType };
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...file }));
    },
    async getFile(key, path, signal) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key });
      const { Body, ContentType } = await client.send(command, { abortSignal: signal });
      if (!(Body instanceof Readable)) throw new Error('the file store sent no body');
      await pipeline(Body, createWriteStream(path), { signal });
      return ContentType ?? 'application/octet-stream';
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (Body === undefined) throw new Error('the file store sent no body');
      return Buffer.from(await Body.transformToByteArray());
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const page of pages(prefix)) keys.push(...page.map(([key]) => key));
      return keys;
    },
    async sizes(prefix) {
      const sizes = new Map<string, number>();
      for await (const page of pages(prefix)) for (const [key, size] of page) sizes.set(key, size);
      return sizes;
    },
    async removeAll(prefix) {
      if (prefix === '') throw new Error('this would empty the whole store');
      for await (const page of pages(prefix)) {
        const Objects = page.map(([Key]) => ({ Key }));
        if (Objects.length === 0) continue;
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }),
        );
        if (Errors?.[0]) throw new Error(`the file store kept ${Errors[0].Key}: ${Errors[0].Message}`);
      }
    },
  };
}
