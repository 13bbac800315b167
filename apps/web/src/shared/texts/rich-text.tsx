import { Fragment, type ReactNode } from 'react';

type Wrap = (words: string) => ReactNode;

/** Puts elements where a text marks its words: 'Read the <terms>Terms</terms>'. */
export function richText(text: string, wraps: Readonly<Record<string, Wrap>>): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [plain, tag, words] = parts.slice(index, index + 3);
    const wrap = tag === undefined ? undefined : wraps[tag];
    nodes.push(
      <Fragment key={index}>
        {plain}
        {words === undefined ? null : (wrap?.(words) ?? words)}
      </Fragment>,
    );
  }
  return nodes;
}
