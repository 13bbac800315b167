import { type Fence, type Finding, isTest, type SourceFile } from './source-files.ts';
import { isNode, lineOf, type Node, nameOf, parse, walk } from './syntax.ts';

const SCREENS = /^(apps\/(web|console)\/src\/.*\.tsx?|packages\/(ui|live-room)\/src\/.*\.tsx)$/;
const GALLERY = /(^|\/)gallery(\/|[.-])/;
const LETTER = /\p{L}/u;
/** Options also carry codes and text ids; words begin with a capital, have spaces, or are not Latin. */
const LIKE_WORDS = /^\p{Lu}|\p{Lo}|\s/u;

/** Attributes and options that people read or hear. */
const SPOKEN =
  /^(?:alt|title|label|placeholder|description|error|message|heading|aria-(?:label|description|placeholder|roledescription|valuetext)|\w+(?:Label|Title|Text|Placeholder|Description|Message))$/;

interface Literal {
  node: Node;
  words: string;
}

/** Words on the screen that are written in the code instead of the text catalogue. */
export const literalTexts: Fence = (files) =>
  files.filter(({ path }) => SCREENS.test(path) && !GALLERY.test(path) && !isTest(path)).flatMap(inFile);

function inFile(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(parse(file).body, (node) => {
    for (const literal of readableIn(node)) {
      findings.push({
        file: file.path,
        line: lineOf(file.text, literal.node),
        message: `Put '${literal.words.trim()}' into the text catalogues and use its id here.`,
      });
    }
    return undefined;
  });
  return findings;
}

/** What the node itself, without its children, puts before people's eyes. */
function readableIn(node: Node): Literal[] {
  switch (node.type) {
    case 'JSXText':
      return LETTER.test(String(node.value)) ? [{ node: atFirstWord(node), words: String(node.value) }] : [];
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as Node[])
        .filter((child) => child.type === 'JSXExpressionContainer')
        .flatMap((child) => literalsIn(child.expression));
    case 'JSXAttribute':
      return SPOKEN.test(nameOf(node.name)) ? literalsIn(node.value) : [];
    case 'KeyValueProperty':
    case 'AssignmentPatternProperty':
      return SPOKEN.test(nameOf(node.key))
        ? literalsIn(node.value).filter(({ words }) => LIKE_WORDS.test(words))
        : [];
    default:
      return [];
  }
}

/** The string literals an expression may result in, through conditions and templates. */
function literalsIn(value: unknown): Literal[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return LETTER.test(String(value.value)) ? [{ node: value, words: String(value.value) }] : [];
    case 'TemplateLiteral': {
      const words = (value.quasis as { raw: string }[]).map((quasi) => quasi.raw).join('…');
      return LETTER.test(words) ? [{ node: value, words }] : [];
    }
    case 'ConditionalExpression':
      return [...literalsIn(value.consequent), ...literalsIn(value.alternate)];
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(value.operator))
        ? [...literalsIn(value.left), ...literalsIn(value.right)]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
      return literalsIn(value.expression);
    default:
      return [];
  }
}

/** JSX text starts at the end of the tag before it; the finding should stand where the words are. */
function atFirstWord(text: Node): Node {
  const raw = String(text.raw);
  const before = raw.slice(0, Math.max(0, raw.search(/\S/)));
  return { ...text, span: { start: text.span.start + Buffer.byteLength(before), end: text.span.end } };
}
