import {
  type Fence,
  type Finding,
  findAll,
  isTest,
  isTypeScript,
  type SourceFile,
  withoutComments,
} from './source-files.ts';
import { isNode, lineOf, parse, walk } from './syntax.ts';

const HTTP = /^apps\/server\/src\/modules\/[^/]+\/http\//;
const AUTOMATIC =
  /\b(?:lodash|humps|camelCase|snakeCase|camelcaseKeys|camelize\w*|decamelize\w*|snakify\w*|mapKeys|to(?:Camel|Snake)\w*)\b|\bObject\.(?:assign|fromEntries)\b/g;

/** Wire names and clean names are translated field by field, so that nothing leaks by accident. */
export const mappers: Fence = (files) =>
  files.filter(({ path }) => HTTP.test(path) && isTypeScript(path) && !isTest(path)).flatMap(inFile);

function inFile(file: SourceFile): Finding[] {
  const spreads: Finding[] = [];
  walk(parse(file).body, (node) => {
    if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return undefined;
    for (const property of node.properties) {
      if (!isNode(property) || property.type !== 'SpreadElement') continue;
      const spread = isNode(property.arguments) ? property.arguments : node;
      spreads.push({
        file: file.path,
        line: lineOf(file.text, spread),
        message: 'Write the fields out one by one: a spread lets every later field through to the wire.',
      });
    }
    return undefined;
  });
  const automatic = findAll(
    file.path,
    withoutComments(file),
    AUTOMATIC,
    (found) => `Write the mapping field by field instead of ${found}.`,
  );
  return [...spreads, ...automatic];
}
