import { createHash, createHmac } from 'node:crypto';

interface Signer {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

interface SignUrl {
  key: string;
  signedAt: Date;
  seconds: number;
  /** What the store shall say the file is. */
  contentType?: string | undefined;
  /** The name a browser saves it under, in place of showing it. */
  saveAs?: string | undefined;
  /** To put exactly so many bytes there, in place of fetching them. */
  putBytes?: number | undefined;
  /** The bytes are one part of a file that is sent in parts. */
  part?: { ref: string; number: number } | undefined;
}

/**
 * Signs addresses of files (AWS Signature 4, in the query). The SDK does the same in a millisecond each; a
 * lesson's playlist has hundreds of them, so the part that stays the same for a day is computed once.
 */
export function createUrlSigner({ endpoint, region, bucket, accessKey, secretKey }: Signer) {
  const { origin, host, pathname } = new URL(endpoint);
  const root = `${pathname.replace(/\/$/, '')}/${encode(bucket)}/`;
  let known: { day: string; key: Buffer } = { day: '', key: Buffer.alloc(0) };

  function keyOf(day: string): Buffer {
    if (known.day !== day) {
      const parts = [day, region, 's3', 'aws4_request'];
      known = { day, key: parts.reduce(hmac, Buffer.from(`AWS4${secretKey}`)) };
    }
    return known.key;
  }

  return ({ key, signedAt, seconds, contentType, saveAs, putBytes, part }: SignUrl): string => {
    const date = signedAt.toISOString().replace(/[-:]|\.\d+/g, '');
    const day = date.slice(0, 8);
    const scope = `${day}/${region}/s3/aws4_request`;
    const path = root + key.split('/').map(encode).join('/');
    const headers = putBytes === undefined ? [] : [['content-length', String(putBytes)]];
    headers.push(['host', host]);
    const names = headers.map(([name]) => name).join(';');
    const query = [
      ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
      ['X-Amz-Credential', `${accessKey}/${scope}`],
      ['X-Amz-Date', date],
      ['X-Amz-Expires', String(seconds)],
      ['X-Amz-SignedHeaders', names],
      ...(part === undefined ? [] : [['partNumber', String(part.number)]]),
      ...(saveAs === undefined ? [] : [['response-content-disposition', attachment(saveAs)]]),
      ...(contentType === undefined ? [] : [['response-content-type', contentType]]),
      ...(part === undefined ? [] : [['uploadId', part.ref]]),
    ]
      .map((pair) => pair.map(encode).join('='))
      .join('&');
    const method = putBytes === undefined ? 'GET' : 'PUT';
    const lines = headers.map((pair) => pair.join(':'));
    const request = [method, path, query, ...lines, '', names, 'UNSIGNED-PAYLOAD'].join('\n');
    const digest = createHash('sha256').update(request).digest('hex');
    const signed = hmac(keyOf(day), ['AWS4-HMAC-SHA256', date, scope, digest].join('\n'));
    return `${origin}${path}?${query}&X-Amz-Signature=${signed.toString('hex')}`;
  };
}

/** Names in any script; the plain form is for what reads nothing newer. */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encode(name)}`;

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the standard of signatures wants it, which is stricter than encodeURIComponent. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
