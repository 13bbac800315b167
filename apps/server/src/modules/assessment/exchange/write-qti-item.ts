import type { ExchangeQuestion } from './exchange-question.ts';
import { attribute, writeRich } from './qti-item.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const matchCorrect = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';

/** The identifier must be a name of XML; the reference itself stands in the label. */
export const identifierOf = (ref: string): string => `q_${ref.replaceAll(/[^\w.-]/g, '_')}`;

export function writeItem({ ref, body, secret }: ExchangeQuestion): string {
  const isChoice = body.kind === 'single_choice';
  const names =
    attribute('identifier', identifierOf(ref)) +
    attribute('label', ref) +
    attribute('title', body.stem.en.slice(0, 60).replaceAll('\n', ' '));
  const correct =
    secret.correctAnswer === null
      ? ''
      : `<correctResponse><value>${secret.correctAnswer}</value></correctResponse>`;
  const interaction = isChoice
    ? `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${body.options
        .map(
          ({ key, text, figure }) =>
            `\n      <simpleChoice identifier="${key}">${writeRich(text, figure)}</simpleChoice>`,
        )
        .join('')}\n    </choiceInteraction>`
    : '<extendedTextInteraction responseIdentifier="RESPONSE"/>';
  const model = writeRich(secret.modelAnswer, null);
  const solution = writeRich(secret.solution, secret.solutionFigure);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="${namespace}"${names} adaptive="false" timeDependent="false">`,
    `  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${isChoice ? 'identifier' : 'string'}">${correct}</responseDeclaration>`,
    '  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    `  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${body.maxMarks}</value></defaultValue></outcomeDeclaration>`,
    '  <outcomeDeclaration identifier="SOLUTION" cardinality="single" baseType="identifier"/>',
    '  <itemBody>',
    `    ${writeRich(body.stem, body.figure)}`,
    `    ${interaction}`,
    ...(model ? [`    <rubricBlock view="scorer">${model}</rubricBlock>`] : []),
    '  </itemBody>',
    ...(isChoice ? [`  <responseProcessing template="${matchCorrect}"/>`] : []),
    ...(solution
      ? [
          `  <modalFeedback outcomeIdentifier="SOLUTION" identifier="solution" showHide="show">${solution}</modalFeedback>`,
        ]
      : []),
    '</assessmentItem>',
  ];
  return `${lines.join('\n')}\n`;
}
