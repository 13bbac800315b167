import {
  blank,
  type Fence,
  type Finding,
  findAll,
  isTest,
  isTypeScript,
  type SourceFile,
  withoutComments,
} from './source-files.ts';

const MODULES = /^apps\/server\/src\/modules\//;
const MIGRATIONS = /^apps\/server\/db\/migrations\/.*\.sql$/;

/** performance.now() is no clock: it measures how long something took. */
const JAVASCRIPT_CLOCK = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?![\w(])|\bTemporal\.Now\b/g;
const SQL_CLOCK =
  /(?<![\w.])now\(\s*\)|\b(?:current_timestamp|current_date|current_time|localtimestamp|localtime|(?:clock|statement|transaction)_timestamp|timeofday)\b/gi;
const DEFINITION_OF_APP_NOW =
  /create\s+(?:or\s+replace\s+)?function\s+(?:\w+\.)?app_now\([\s\S]*?;[ \t]*$/gim;

/** Time that does not come from app_now(), which is the one clock that tests can move. */
export const oneClock: Fence = (files) => files.flatMap(inFile);

function inFile(file: SourceFile): Finding[] {
  const isModule = MODULES.test(file.path) && isTypeScript(file.path) && !isTest(file.path);
  if (!isModule && !MIGRATIONS.test(file.path)) return [];
  const code = withoutComments(file).replace(DEFINITION_OF_APP_NOW, blank);
  const sql = findAll(file.path, code, SQL_CLOCK, (found) => `Ask app_now() instead of ${found}, in SQL.`);
  if (!isModule) return sql;
  const advice = (found: string) =>
    `Take the moment from app_now() in SQL, or as an argument, instead of ${found}.`;
  return [...findAll(file.path, code, JAVASCRIPT_CLOCK, advice), ...sql];
}
