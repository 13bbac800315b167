import type { PublicQuestion } from '@shala/api-client/attempts-questions.ts';
import { prepareMath } from '@shala/question-kit/use-math.ts';
import type { RunSheet } from './run-sheet.ts';

const mathFonts = ['KaTeX_Main', 'KaTeX_Math', 'KaTeX_Size1', 'KaTeX_Size2'];

/**
 * Everything the panel may yet need, while there is a network: windows, formulas and the pictures of all
 * questions. What does not come now is asked for again when it is needed.
 */
export async function fetchAhead({ questions }: RunSheet): Promise<void> {
  for (const url of questions.flatMap(({ question }) => picturesOf(question))) new Image().src = url;
  await Promise.allSettled([
    import('@shala/ui/dialog-body.tsx'),
    import('@shala/ui/sheet-body.tsx'),
    prepareMath().then(() => Promise.all(mathFonts.map((font) => document.fonts.load(`16px ${font}`)))),
  ]);
}

function picturesOf(question: PublicQuestion): string[] {
  const options = question.kind === 'single_choice' ? question.options : [];
  return [question, ...options].flatMap(({ figure }) => (figure ? [figure.url] : []));
}
