import { type Fence, type Finding, isTest, isTypeScript, lineAt, type SourceFile } from './source-files.ts';
import { isNode, lineOf, type Node, nameOf, parse, walk } from './syntax.ts';

const CATALOGUE = /^(apps\/(?:web|console)\/src\/shared\/texts)\/(\w+)\.json$/;
const LANGUAGES = ['en', 'hi'];

/** Both languages hold the same ids, the code uses only ids that exist, and no id is left unused. */
export const textCatalogue: Fence = (files) => {
  const folders = new Set(files.flatMap(({ path }) => CATALOGUE.exec(path)?.[1] ?? []));
  return [...folders].flatMap((folder) => inApp(files, folder));
};

function inApp(files: SourceFile[], folder: string): Finding[] {
  const app = folder.slice(0, folder.indexOf('/shared/'));
  const code = files.filter(({ path }) => path.startsWith(`${app}/`) && isTypeScript(path) && !isTest(path));
  const catalogues = LANGUAGES.map((language) => readCatalogue(files, `${folder}/${language}.json`));
  const all = new Set(catalogues.flatMap(({ ids }) => [...ids]));
  const { used, mentioned } = readCode(code);

  const untranslated = catalogues.flatMap(({ file, ids }) =>
    [...all]
      .filter((id) => !ids.has(id))
      .map((id) => ({ file: file.path, line: 1, message: `Add '${id}', which the other language has.` })),
  );
  const unknown = used
    .filter(({ id }) => !all.has(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      message: `Add '${id}' to the text catalogues, or correct the id.`,
    }));
  const unused = catalogues.flatMap(({ file, ids }) =>
    [...ids]
      .filter((id) => !mentioned.has(id))
      .map((id) => ({
        file: file.path,
        line: lineAt(file.text, file.text.indexOf(`"${id}"`)),
        message: `Remove '${id}' or use it: no code names it.`,
      })),
  );
  return [...untranslated, ...unknown, ...unused];
}

function readCatalogue(files: SourceFile[], path: string): { file: SourceFile; ids: Set<string> } {
  const file = files.find((candidate) => candidate.path === path) ?? { path, text: '{}' };
  return { file, ids: new Set(Object.keys(JSON.parse(file.text) as object)) };
}

interface Use {
  id: string;
  file: string;
  line: number;
}

/** `used`: ids handed to t() or <Text id>. `mentioned`: every string, because ids also travel in tables. */
function readCode(files: SourceFile[]): { used: Use[]; mentioned: Set<string> } {
  const used: Use[] = [];
  const mentioned = new Set<string>();
  for (const file of files) {
    walk(parse(file).body, (node) => {
      if (node.type === 'StringLiteral') mentioned.add(String(node.value));
      const literal = textIdOf(node);
      if (literal)
        used.push({ id: String(literal.value), file: file.path, line: lineOf(file.text, literal) });
      return undefined;
    });
  }
  return { used, mentioned };
}

function textIdOf(node: Node): Node | undefined {
  if (node.type === 'CallExpression' && nameOf(node.callee) === 't') {
    const [first] = node.arguments as { expression: unknown }[];
    return stringLiteral(first?.expression);
  }
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'Text') {
    const id = (node.attributes as Node[]).find((attribute) => nameOf(attribute.name) === 'id');
    return stringLiteral(id?.value);
  }
  return undefined;
}

function stringLiteral(value: unknown): Node | undefined {
  return isNode(value) && value.type === 'StringLiteral' ? value : undefined;
}
