import { type Fence, type Finding, isTest, isTypeScript, lineAt, type SourceFile } from './source-files.ts';
import { isNode, lineOf, type Node, nameOf, parse, walk } from './syntax.ts';

const CATALOGUE =
  /^(apps\/(?:web|console)\/src\/shared\/texts|packages\/live-room\/src\/texts)\/(\w+)\.json$/;
const LANGUAGES = ['en', 'hi'];

interface Catalogue {
  file: SourceFile;
  texts: Map<string, string>;
}

/** Both languages hold the same ids, the code uses only ids that exist, and no id is left unused. */
export const textCatalogue: Fence = (files) => {
  const folders = new Set(files.flatMap(({ path }) => CATALOGUE.exec(path)?.[1] ?? []));
  return [...folders].flatMap((folder) => inApp(files, folder));
};

function inApp(files: SourceFile[], folder: string): Finding[] {
  const app = folder.slice(0, folder.indexOf('/src/') + '/src'.length);
  const code = files.filter(({ path }) => path.startsWith(`${app}/`) && isTypeScript(path) && !isTest(path));
  const [first, second] = LANGUAGES.map((language) => readCatalogue(files, `${folder}/${language}.json`));
  if (!first || !second) return [];
  const { used, mentioned } = readCode(code);

  const unknown = used
    .filter(({ id }) => !first.texts.has(id) && !second.texts.has(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      message: `Add '${id}' to the text catalogues, or correct the id.`,
    }));
  const unused = [...first.texts.keys()]
    .filter((id) => !mentioned.has(id))
    .map((id) => findingAt(first, id, `Remove '${id}' from every language, or use it: no code names it.`));
  return [...compare(first, second), ...compare(second, first), ...unknown, ...unused];
}

/** What `one` lacks beside `other`: whole texts, or a placeholder or tag inside one. */
function compare(one: Catalogue, other: Catalogue): Finding[] {
  return [...other.texts].flatMap(([id, theirs]) => {
    const ours = one.texts.get(id);
    if (ours === undefined) {
      return [{ file: one.file.path, line: 1, message: `Add '${id}', which the other language has.` }];
    }
    const lacking = [...placeholders(theirs)].filter((name) => !placeholders(ours).has(name));
    return lacking.map((name) => findingAt(one, id, `Put ${name} into '${id}', as in the other language.`));
  });
}

function placeholders(text: string): Set<string> {
  return new Set(text.match(/\{\w+(?=[,}])|<\w+>/g)?.map((found) => found.replace('{', '')));
}

function findingAt({ file }: Catalogue, id: string, message: string): Finding {
  return { file: file.path, line: lineAt(file.text, file.text.indexOf(`"${id}"`)), message };
}

function readCatalogue(files: SourceFile[], path: string): Catalogue {
  const file = files.find((candidate) => candidate.path === path) ?? { path, text: '{}' };
  return { file, texts: new Map(Object.entries(JSON.parse(file.text) as Record<string, string>)) };
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
