import { open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** A file on its way into the store. Whoever keeps this can go on after a break. */
export interface Upload {
  key: string;
  ref: string;
  partBytes: number;
}

export interface Uploads {
  startUpload(key: string, partBytes: number): Promise<Upload>;
  /** Sends the parts that are not there yet. False when the store knows nothing of the upload any more. */
  continueUpload(upload: Upload, path: string, sizeBytes: number): Promise<boolean>;
  /** The parts that somebody else has still to send; null when the store knows nothing of the upload any more. */
  missingParts(upload: Upload, sizeBytes: number): Promise<PartOfFile[] | null>;
  /** Makes one file of the parts. False when some are missing, or the upload is not known any more. */
  completeUpload(upload: Upload, sizeBytes: number): Promise<boolean>;
  forgetUpload(upload: Upload): Promise<void>;
}

/** Counted from 1. */
export interface PartOfFile {
  number: number;
  sizeBytes: number;
}

interface Part {
  PartNumber: number;
  ETag: string;
  Size: number;
}

export function createUploads(client: S3Client, bucket: string): Uploads {
  const named = ({ key, ref }: Upload) => ({ Bucket: bucket, Key: key, UploadId: ref });

  async function listParts(upload: Upload): Promise<Map<number, Part>> {
    const parts = new Map<number, Part>();
    let marker: string | undefined;
    do {
      const page = await client.send(new ListPartsCommand({ ...named(upload), PartNumberMarker: marker }));
      for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? []) {
        parts.set(PartNumber, { PartNumber, ETag, Size });
      }
      marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (marker !== undefined);
    return parts;
  }

  async function sendPart(upload: Upload, path: string, PartNumber: number, Size: number): Promise<Part> {
    const Body = await readPart(path, (PartNumber - 1) * upload.partBytes, Size);
    const sent = await client.send(new UploadPartCommand({ ...named(upload), PartNumber, Body }));
    return { PartNumber, ETag: sent.ETag ?? '', Size };
  }

  async function findMissing(upload: Upload, sizeBytes: number): Promise<PartOfFile[]> {
    const there = await listParts(upload);
    return partsOf(upload, sizeBytes).filter((part) => there.get(part.number)?.Size !== part.sizeBytes);
  }

  async function sendMissing(upload: Upload, path: string, sizeBytes: number): Promise<void> {
    const there = await listParts(upload);
    const parts: Part[] = [];
    for (const { number, sizeBytes: size } of partsOf(upload, sizeBytes)) {
      const known = there.get(number);
      parts.push(known?.Size === size ? known : await sendPart(upload, path, number, size));
    }
    await complete(upload, parts);
  }

  async function complete(upload: Upload, parts: readonly Part[]): Promise<void> {
    const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await client.send(new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } }));
  }

  const unlessUnknown = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoSuchUpload) return otherwise;
      throw error;
    }
  };

  return {
    async startUpload(key, partBytes) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
      if (UploadId === undefined) throw new Error('the file store gave the upload no name');
      return { key, ref: UploadId, partBytes };
    },
    continueUpload: (upload, path, sizeBytes) =>
      unlessUnknown(async () => {
        await sendMissing(upload, path, sizeBytes);
        return true;
      }, false),
    missingParts: (upload, sizeBytes) => unlessUnknown(() => findMissing(upload, sizeBytes), null),
    completeUpload: (upload, sizeBytes) =>
      unlessUnknown(async () => {
        const there = await listParts(upload);
        const parts = partsOf(upload, sizeBytes).flatMap(({ number, sizeBytes: size }) => {
          const part = there.get(number);
          return part?.Size === size ? [part] : [];
        });
        if (parts.length < partsOf(upload, sizeBytes).length) return false;
        await complete(upload, parts);
        return true;
      }, false),
    async forgetUpload(upload) {
      await unlessUnknown(async () => {
        await client.send(new AbortMultipartUploadCommand(named(upload)));
      }, undefined);
    },
  };
}

function partsOf({ partBytes }: Upload, sizeBytes: number): PartOfFile[] {
  return Array.from({ length: Math.ceil(sizeBytes / partBytes) }, (_, at) => ({
    number: at + 1,
    sizeBytes: Math.min(partBytes, sizeBytes - at * partBytes),
  }));
}

/** A part stands in memory, so that it can be sent once more when the line breaks. */
async function readPart(path: string, start: number, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const part = Buffer.alloc(size);
    const { bytesRead } = await file.read(part, 0, size, start);
    if (bytesRead !== size) throw new Error(`${path} has become shorter while it was sent`);
    return part;
  } finally {
    await file.close();
  }
}
