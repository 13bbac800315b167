import { join } from 'node:path';
import {
  type CatalogueHalf,
  compileMessages,
  inHalf,
  textsPlugin as kitTextsPlugin,
} from '@shala/app-kit/vite/texts-plugin.ts';
import type { Plugin } from 'vite';

/**
 * The areas whose texts come with the first screen: the ways in, and what stands on every page. All the others
 * come together with the area that shows them, in a second file.
 */
const startAreas = new Set([
  'tagline',
  'tagline_short',
  'login',
  'register',
  'otp',
  'forgot',
  'password',
  'erp',
  'role',
  'thanks',
  'legal',
  'app',
  'language',
  'error',
  'offline',
  'toast',
  'access',
  'dateOfBirth',
]);

export const compileCatalogue = (json: string, name: string, half?: CatalogueHalf): string =>
  compileMessages(json, name, half && inHalf(startAreas, half));

const folders = ['../src/shared/texts', '../../../packages/live-room/src/texts'].map((folder) =>
  join(import.meta.dirname, folder),
);

export const textsPlugin = (): Plugin => kitTextsPlugin({ folders, startAreas });
