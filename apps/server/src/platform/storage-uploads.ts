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
  forgetUpload(upload: Upload): Promise<void>;
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

  async function sendMissing(upload: Upload, path: string, sizeBytes: number): Promise<void> {
    const there = await listParts(upload);
    const parts: Part[] = [];
    for (let number = 1; (number - 1) * upload.partBytes < sizeBytes; number += 1) {
      const size = Math.min(upload.partBytes, sizeBytes - (number - 1) * upload.partBytes);
      const known = there.get(number);
      parts.push(known?.Size === size ? known : await sendPart(upload, path, number, size));
    }
    const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await client.send(new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } }));
  }

  return {
    async startUpload(key, partBytes) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
      if (UploadId === undefined) throw new Error('the file store gave the upload no name');
      return { key, ref: UploadId, partBytes };
    },
    async continueUpload(upload, path, sizeBytes) {
      try {
        await sendMissing(upload, path, sizeBytes);
        return true;
      } catch (error) {
        if (error instanceof NoSuchUpload) return false;
        throw error;
      }
    },
    async forgetUpload(upload) {
      try {
        await client.send(new AbortMultipartUploadCommand(named(upload)));
      } catch (error) {
        if (!(error instanceof NoSuchUpload)) throw error;
      }
    },
  };
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
