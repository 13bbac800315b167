import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
const opening = /<(?:Dialog|ConfirmDialog|Sheet)\b/;
const title = /\btitle=\{(.*?)\}(?=[\s>])/;

/** It stands as soon as its screen does, and is looked at with it. */
const withItsScreen = ['attempt.instructionsTitle'];

/** They need a broken network, an ended session, a second browser, a page to go back to: journeys look at them. */
const inJourneys = [
  'quiz.finishWaitsTitle',
  'attempt.signInTitle',
  'quiz.elsewhereTitle',
  'attempt.leaveTitle',
];

/** They need a film of a class, a second person in its room, a browser that opens no tab: nobody looks at them yet. */
const notYet = ['recording-preview', 'room.removeTitle', 'live.blockedTitle'];

/** The texts a dialog may be titled with, and its file, by which it goes where it is called like a person or a thing. */
function namesIn(file: string): string[][] {
  const [, ...dialogs] = readFileSync(resolve(root, file), 'utf8').split(opening);
  return dialogs.map((dialog) => {
    const ids = [...(title.exec(dialog)?.[1] ?? '').matchAll(/'(\w+\.\w+)'/g)].map(([, id]) => id ?? '');
    return [...ids, basename(file, '.tsx')];
  });
}

test('every dialog and sheet is in a table of screens by the id of its title, or is named here with a reason', () => {
  const code = globSync('{apps/{web,console},packages/live-room}/src/**/*.tsx', { cwd: root });
  const dialogs = code.filter((file) => !/\.test\.|\/gallery\//.test(file)).flatMap(namesIn);
  const tables = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const names = [
    ...tables.matchAll(/(?:name: |(?:behind|leaving|overSheet|recorded|sold)\()\s*'([^']+)'/g),
  ].map(([, name]) => name);
  const looked = new Set([...names, ...withItsScreen, ...inJourneys, ...notYet]);
  expect(dialogs.length).toBeGreaterThan(50);
  expect(dialogs.filter((names) => !names.some((name) => looked.has(name)))).toEqual([]);
});
