import type { SentFile } from '@shala/api-client/question-bank.ts';

/** A file of the person as the calls take it. */
export function readFile(file: File): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const url = String(reader.result);
      resolve({ name: file.name, type: file.type, base64: url.slice(url.indexOf(',') + 1) });
    };
    reader.readAsDataURL(file);
  });
}
