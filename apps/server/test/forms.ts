import sharp from 'sharp';

const boundary = 'a-boundary';
/** A form as a browser sends it, with at most one file. */
export function form(fields: Record<string, string>, file?: { name: string; type: string; content: Buffer }) {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; filename="me.jpg"\r\ncontent-type: ${file.type}\r\n\r\n`;
    parts.push(Buffer.from(head), file.content, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** What a phone's camera makes: large, and with notes beside the pixels. */
export const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A phone' } })
    .toBuffer();

export const formType = `multipart/form-data; boundary=${boundary}`;
