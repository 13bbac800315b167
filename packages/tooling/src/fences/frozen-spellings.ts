import { type Fence, type Finding, findAll, isTest, isTypeScript, type SourceFile } from './source-files.ts';

/** Misspelled parts of names: any word that contains one is frozen, whatever its letter case. */
const MISSPELLED: Record<string, string> = {
  chaptor: 'chapter',
  excercise: 'exercise',
  cummulative: 'cumulative',
  atmpt: 'attempt',
  attchmt: 'attachment',
  recieve: 'receive',
  activites: 'activities',
};

/** Whole names of the wire whose letter case is wrong for us. */
const ODD_CASE: Record<string, string> = {
  istrial: 'isTrial',
  enddate: 'endDate',
  studenttype: 'studentType',
  parentid: 'parentId',
  Pagesize: 'pageSize',
};

const EDGE = [
  /^packages\/wire\//,
  /^packages\/api-client\//,
  /^apps\/server\/src\/modules\/[^/]+\/http\//,
  /^packages\/tooling\/src\/fences\//,
];
const TEXT_CATALOGUE = /\/texts\/[^/]+\.json$/;

const misspelled = Object.keys(MISSPELLED).join('|');
const FROZEN = new RegExp(`\\w*(?i:${misspelled})\\w*|\\b(?:${Object.keys(ODD_CASE).join('|')})\\b`, 'g');
const DECLARED = new RegExp(`(?<=\\b(?:const|let|function|type|interface|class) )(?:${FROZEN.source})`, 'g');

/** Frozen names of the wire outside the edge. Tests may expect them literally but not name things so. */
export const frozenSpellings: Fence = (files) => files.flatMap(inFile);

function inFile({ path, text }: SourceFile): Finding[] {
  if (EDGE.some((edge) => edge.test(path)) || TEXT_CATALOGUE.test(path)) return [];
  const names = findAll(path, text, isTest(path) && isTypeScript(path) ? DECLARED : FROZEN, message);
  const [inPath] = path.match(FROZEN) ?? [];
  return inPath ? [{ file: path, line: 1, message: message(inPath) }, ...names] : names;
}

function message(name: string): string {
  const better = ODD_CASE[name] ?? name.replace(new RegExp(misspelled, 'gi'), correct);
  return `${name} is a frozen name of the wire: write ${better} here and translate in packages/wire, http/ or api-client.`;
}

function correct(wrong: string): string {
  const right = MISSPELLED[wrong.toLowerCase()] ?? wrong;
  if (wrong === wrong.toUpperCase()) return right.toUpperCase();
  return /^[A-Z]/.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
