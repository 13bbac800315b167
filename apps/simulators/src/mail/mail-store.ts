import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

interface Envelope {
  from: string;
  to: string[];
}

interface StoredMail {
  id: string;
  receivedAt: string;
  envelope: Envelope;
}

export interface Mail extends StoredMail {
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}

export type MailStore = ReturnType<typeof openMailStore>;

/** Mails as files: the raw message in ID.eml, its envelope in ID.json. Ids sort by time of arrival. */
export function openMailStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const rawFile = (id: string) => join(folder, `${id}.eml`);
  const envelopeFile = (id: string) => join(folder, `${id}.json`);
  let count = 0;

  async function save(raw: Buffer, envelope: Envelope): Promise<string> {
    count += 1;
    const id = `${Date.now()}-${String(count).padStart(6, '0')}-${randomUUID()}`;
    const mail: StoredMail = { id, receivedAt: new Date().toISOString(), envelope };
    await writeFile(rawFile(id), raw);
    await writeFile(join(folder, `${id}.new`), JSON.stringify(mail));
    // A mail is seen only when both files are whole.
    await rename(join(folder, `${id}.new`), envelopeFile(id));
    return id;
  }

  async function ids(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort();
  }

  async function envelopes(to?: string): Promise<StoredMail[]> {
    const all = await Promise.all((await ids()).map((id) => readJson(envelopeFile(id))));
    const wanted = to?.toLowerCase();
    return all
      .filter((mail) => mail !== undefined)
      .filter((mail) => !wanted || mail.envelope.to.some((address) => address.toLowerCase() === wanted));
  }

  async function raw(id: string): Promise<Buffer | undefined> {
    return isId(id) ? readFile(rawFile(id)).catch(undefinedWhenAbsent) : undefined;
  }

  async function read(id: string): Promise<Mail | undefined> {
    const stored = isId(id) ? await readJson(envelopeFile(id)) : undefined;
    const message = await raw(id);
    if (!stored || !message) return undefined;
    const parsed = await PostalMime.parse(message);
    return {
      ...stored,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      attachments: parsed.attachments.map((attachment) => attachment.filename ?? ''),
    };
  }

  async function list(to?: string): Promise<Mail[]> {
    const mails = await Promise.all((await envelopes(to)).map(({ id }) => read(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  async function remove(to?: string): Promise<void> {
    for (const { id } of await envelopes(to)) {
      await rm(envelopeFile(id), { force: true });
      await rm(rawFile(id), { force: true });
    }
  }

  return { save, raw, read, list, remove };
}

/** Ids come from addresses of the page: nothing that leads out of the folder passes. */
function isId(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

async function readJson(file: string): Promise<StoredMail | undefined> {
  const text = await readFile(file, 'utf8').catch(undefinedWhenAbsent);
  return text === undefined ? undefined : (JSON.parse(text) as StoredMail);
}

/** Somebody may remove a mail between our listing and our reading. */
function undefinedWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
