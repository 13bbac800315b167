import { type Fence, findAll, isTest, lineAt, type SourceFile } from './source-files.ts';

/** One word for one thing: docs/glossary.md has the Hindi words, here are those we do not use beside them. */
const instead: Readonly<Record<string, string>> = {
  पेज: 'पन्ना',
  पेजों: 'पन्नों',
  पृष्ठ: 'पन्ना',
  छात्र: 'विद्यार्थी',
  छात्रों: 'विद्यार्थियों',
  अध्यापक: 'शिक्षक',
  'लाइव कक्षा': 'लाइव क्लास',
  उपकरण: 'डिवाइस',
  'साइन इन': 'लॉगिन',
  'साइन आउट': 'लॉगआउट',
  'लॉग इन': 'लॉगिन',
  हिंदी: 'हिन्दी',
  'प्रश्न-पत्र': 'प्रश्नपत्र',
  जन्मतिथि: 'जन्म तिथि',
  'अपने-आप': 'अपने आप',
  गोपनीयता: 'निजता',
  स्तंभ: 'कॉलम',
  व्यवस्थापक: 'प्रशासक',
  'मुफ़्त ट्रायल': 'फ़्री ट्रायल',
};
const avoided = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${Object.keys(instead).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);
/** As in school books: a dot under ज and फ, none under क, ख and ग. */
const dotted = /[\p{L}\p{M}]*[कखग]\u093c[\p{L}\p{M}]*/gu;

const CATALOGUE =
  /^(?:apps\/(?:web|console)\/src\/shared\/texts|packages\/live-room\/src\/texts)\/(en|hi)\.json$/;
const SPOKEN = /^apps\/server\/src\/(?!platform\/text\/).*\.ts$|^(?:apps|packages)\/.*[./]hi\.json$/;

/** The words of the Hindi texts, and the grammar of counts in both languages. */
export const hindiWords: Fence = (files) => [
  ...files.filter(({ path }) => SPOKEN.test(path) && !isTest(path)).flatMap(wordsIn),
  ...files.flatMap((file) => countsIn(file, CATALOGUE.exec(file.path)?.[1])),
];

const wordsIn = ({ path, text }: SourceFile) => [
  ...findAll(
    path,
    text,
    avoided,
    (word) => `Say '${instead[word]}' instead of '${word}', as everywhere else.`,
  ),
  ...findAll(path, text, dotted, (word) => `Write '${word.replaceAll('\u093c', '')}' without the dot.`),
];

function countsIn(file: SourceFile, language: string | undefined) {
  if (language === undefined) return [];
  const texts = Object.entries(JSON.parse(file.text) as Record<string, string>);
  return texts.flatMap(([id, text]) => {
    const message = language === 'en' ? englishFault(text) : hindiFault(text);
    if (message === null) return [];
    return [
      {
        file: file.path,
        line: lineAt(file.text, file.text.indexOf(`"${id}"`)),
        message: `'${id}': ${message}`,
      },
    ];
  });
}

const counted = /(?<!\{)\{(count|points|marks|most|minutes|hours|days|findings|attempts)\} (\p{Ll}+s)\b/u;

/** '{count} pages' would say '1 pages'. */
function englishFault(text: string): string | null {
  const [, name, word] = counted.exec(text) ?? [];
  if (name === undefined) return null;
  return `write {${name}, plural, one {...} other {# ${word}}}.`;
}

/** In Hindi, 'one' is for 0, too: whoever leaves the figure out has to say what nothing is called. */
function hindiFault(text: string): string | null {
  const one = /\bone \{([^{}]*)\}/.exec(text)?.[1];
  if (one === undefined || one.includes('#') || text.includes('=0 {')) return null;
  return "'one' also stands for 0: put # into it, or write =1 {...}.";
}
