const boundary = 'test-boundary';

const bytesOf = (file: Blob): Promise<Buffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(String(reader.result).split(',')[1] ?? '', 'base64'));
    reader.readAsDataURL(file);
  });

async function encodePart(name: string, value: FormDataEntryValue): Promise<Buffer> {
  const [head, body] =
    typeof value === 'string'
      ? ['', Buffer.from(value)]
      : [`; filename="${value.name}"\r\ncontent-type: ${value.type}`, await bytesOf(value)];
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), body, Buffer.from('\r\n')]);
}

/** As a browser would send it: Node's fetch does not know the forms of the test page. */
export async function encodeForm(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (!(init?.body instanceof FormData)) return init;
  const parts: Buffer[] = [];
  for (const [name, value] of init.body) parts.push(await encodePart(name, value));
  const headers = new Headers(init.headers);
  headers.set('content-type', `multipart/form-data; boundary=${boundary}`);
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { ...init, headers, body: new Uint8Array(body) };
}

/** The fields of such a body by name; of a file what can be told about it. */
export function decodeForm(
  bytes: Buffer,
): Record<string, string | { file: string; type: string; text: string }> {
  const parts = bytes.toString('latin1').split(`--${boundary}\r\n`).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const text = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n(--test-boundary--\r\n)?$/, ''), 'latin1');
      const [, name = '', , file] = /name="([^"]*)"(; filename="([^"]*)")?/.exec(head) ?? [];
      const [, type = ''] = /content-type: (.*)/.exec(head) ?? [];
      return [name, file === undefined ? text.toString() : { file, type, text: text.toString() }];
    }),
  );
}
