import { giveCatalogues } from '@shala/app-kit/texts.ts';
import en from '../texts/en.json';
import hi from '../texts/hi.json';

type Messages = Parameters<typeof giveCatalogues>[0];

// The build has turned the messages into what Lingui reads; TypeScript sees the file as it is written.
const compiled = (catalogue: unknown) => catalogue as Messages;

/** The room's words without an app around it. */
export function giveRoomTexts(): void {
  giveCatalogues(compiled(en), { start: { en: async () => compiled(en), hi: async () => compiled(hi) } });
}
