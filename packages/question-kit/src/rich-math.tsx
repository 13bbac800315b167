import { type ReactNode, useMemo } from 'react';
import { type Block, type Inline, parseProse } from './parse-prose.ts';
import styles from './rich-math.module.css';
import { type Formula, splitMath } from './split-math.ts';
import { useMath } from './use-math.ts';

interface RichMathProps {
  text: string;
  /** The language the text is in: screen readers and fonts follow it. */
  locale: string;
  /** Inside a label or a button: lines instead of paragraphs. */
  isInline?: boolean;
}

/** Words of an author or a tutor: a few marks of Markdown, and TeX. What the words hold stays words, never HTML. */
export function RichMath({ text, locale, isInline = false }: RichMathProps) {
  const { blocks, formulas } = useMemo(() => {
    const split = splitMath(text);
    return { blocks: parseProse(split.prose), formulas: split.formulas };
  }, [text]);
  const render = useMath(formulas.length > 0);
  const isDisplay = (part: Inline | undefined) =>
    part?.kind === 'formula' && formulas[part.index]?.isDisplay === true;
  const show = (parts: Inline[]): ReactNode =>
    parts.map((part, at) => {
      if (part.kind === 'text') return part.text;
      // A displayed formula stands on its own line anyway.
      if (part.kind === 'break' && (isDisplay(parts[at - 1]) || isDisplay(parts[at + 1]))) return null;
      if (part.kind === 'break') return <br key={part.at} />;
      if (part.kind === 'strong') return <strong key={part.at}>{show(part.children)}</strong>;
      if (part.kind === 'emphasis') return <em key={part.at}>{show(part.children)}</em>;
      const formula = formulas[part.index];
      return formula && <FormulaView key={part.at} formula={formula} render={render} />;
    });
  if (isInline) {
    return (
      <span className={styles.inline} lang={locale}>
        {blocks.map((block) => block.items.map((item) => <span key={item.at}>{show(item.children)}</span>))}
      </span>
    );
  }
  return (
    <div className={styles.rich} lang={locale}>
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} show={show} />
      ))}
    </div>
  );
}

function BlockView({ block, show }: { block: Block; show: (parts: Inline[]) => ReactNode }) {
  if (block.kind === 'paragraph') {
    return block.items.map((item) => <p key={item.at}>{show(item.children)}</p>);
  }
  const items = block.items.map((item) => <li key={item.at}>{show(item.children)}</li>);
  return block.kind === 'bullets' ? <ul>{items}</ul> : <ol>{items}</ol>;
}

function FormulaView({ formula, render }: { formula: Formula; render: ReturnType<typeof useMath> }) {
  const html = useMemo(() => render?.(formula.tex, formula.isDisplay) ?? null, [formula, render]);
  if (html === null) return <code className={styles.source}>{formula.source}</code>;
  const className = formula.isDisplay ? styles.display : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by KaTeX with trust off and cleaned by DOMPurify
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
