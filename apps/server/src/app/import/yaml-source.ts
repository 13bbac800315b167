import { isCollection, LineCounter, parseDocument } from 'yaml';
import { type Path, type Source, UnreadableFile } from './source.ts';

export function readYaml(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map((error) => ({
    file,
    line: error.linePos?.[0].line ?? 1,
    name: 'YAML',
    message: error.message.split('\n')[0] ?? error.message,
  }));
  if (problems.length > 0) throw new UnreadableFile(problems);
  const content: unknown = document.toJS() ?? {};
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    const message = 'must hold named lists, such as "families:"';
    throw new UnreadableFile([{ file, line: 1, name: 'YAML', message }]);
  }

  /** The line of the thing itself or, if it is missing, of what it should stand in. */
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      const start = node && typeof node === 'object' && 'range' in node ? (node as Ranged).range?.[0] : null;
      if (typeof start === 'number') return lines.linePos(start).line;
    }
    return isCollection(document.contents) ? lines.linePos(document.contents.range?.[0] ?? 0).line : 1;
  };
  return { file, content: content as Record<string, unknown>, lineOf, lineOfName: lineOf, nameOf: pathName };
}

interface Ranged {
  range?: readonly number[] | null;
}

const pathName = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
