/** Everything a report can say, in both languages. An error leaves the question out; a warning says what changed. */
const texts = {
  not_utf8: {
    en: 'The file is not in UTF-8. Save it again as UTF-8.',
    hi: 'फ़ाइल UTF-8 में नहीं है। इसे UTF-8 में फिर से सहेजें।',
  },
  file_empty: { en: 'There is no question in this file.', hi: 'इस फ़ाइल में कोई प्रश्न नहीं है।' },
  too_many_questions: {
    en: 'A file may hold {most} questions. Those after this one are left out.',
    hi: 'एक फ़ाइल में {most} प्रश्न हो सकते हैं। इसके बाद के प्रश्न छोड़ दिए गए।',
  },
  xml_broken: { en: 'This is not correct XML: {why}', hi: 'यह सही XML नहीं है: {why}' },
  xml_doctype: {
    en: 'Document types and entities are not accepted. Take the DOCTYPE out.',
    hi: 'DOCTYPE और entity स्वीकार नहीं किए जाते। DOCTYPE हटा दें।',
  },
  xml_too_deep: {
    en: 'Elements stand too deep inside each other.',
    hi: 'तत्व एक-दूसरे के भीतर बहुत गहरे हैं।',
  },
  xml_other_root: {
    en: 'This file begins with <{name}>; <{wanted}> was expected.',
    hi: 'यह फ़ाइल <{name}> से शुरू होती है; <{wanted}> होना चाहिए था।',
  },
  zip_broken: { en: 'The package cannot be opened.', hi: 'पैकेज खोला नहीं जा सका।' },
  zip_too_large: {
    en: 'The package is too large when it is unpacked.',
    hi: 'खोलने पर पैकेज बहुत बड़ा हो जाता है।',
  },
  manifest_missing: {
    en: 'The package has no imsmanifest.xml: its items are read without tags.',
    hi: 'पैकेज में imsmanifest.xml नहीं है: प्रश्न बिना टैग के पढ़े गए।',
  },
  item_missing: {
    en: 'The package names “{name}”, and it is not in it.',
    hi: 'पैकेज में “{name}” का नाम है, पर वह फ़ाइल नहीं है।',
  },
  csv_broken: { en: 'The row cannot be read: {why}', hi: 'पंक्ति पढ़ी नहीं जा सकी: {why}' },
  column_missing: { en: 'The column “{name}” is missing.', hi: '“{name}” कॉलम नहीं है।' },
  column_unknown: {
    en: 'The column “{name}” is not known and is left out.',
    hi: '“{name}” कॉलम की जानकारी नहीं है, इसे छोड़ दिया गया।',
  },
  stem_missing: { en: 'The question has no text in English.', hi: 'प्रश्न का अंग्रेज़ी पाठ नहीं है।' },
  text_too_long: {
    en: 'A text is longer than {most} characters.',
    hi: 'एक पाठ {most} अक्षरों से लंबा है।',
  },
  kind_unknown: {
    en: 'Questions of the kind “{name}” are not known here.',
    hi: '“{name}” प्रकार के प्रश्न यहाँ नहीं होते।',
  },
  true_false_as_choice: {
    en: 'True or false becomes a choice of two options.',
    hi: 'सही या गलत प्रश्न दो विकल्पों वाला प्रश्न बन जाएगा।',
  },
  blank_in_the_middle: {
    en: 'The gap in the middle of the text becomes a line: _____',
    hi: 'पाठ के बीच की रिक्ति एक रेखा बन जाएगी: _____',
  },
  too_few_options: { en: 'A choice needs two options or more.', hi: 'कम से कम दो विकल्प चाहिए।' },
  too_many_options: { en: 'A choice has nine options at most.', hi: 'अधिक से अधिक नौ विकल्प हो सकते हैं।' },
  option_empty: { en: 'Option {number} is empty.', hi: 'विकल्प {number} खाली है।' },
  no_right_answer: {
    en: 'It is not said which option is right.',
    hi: 'यह नहीं बताया गया कि कौन-सा विकल्प सही है।',
  },
  several_right: {
    en: 'More than one option is right, or right in part. Only one may be.',
    hi: 'एक से अधिक विकल्प पूरे या आंशिक रूप से सही हैं। केवल एक सही हो सकता है।',
  },
  answer_not_an_option: {
    en: 'The right answer “{name}” is none of the options.',
    hi: 'सही उत्तर “{name}” विकल्पों में नहीं है।',
  },
  model_missing: {
    en: 'There is no model answer. Write one before the question is marked.',
    hi: 'आदर्श उत्तर नहीं है। जाँच से पहले इसे लिखें।',
  },
  marks_wrong: { en: 'The marks “{name}” are not a number above 0.', hi: 'अंक “{name}” 0 से बड़ी संख्या नहीं है।' },
  ref_twice: {
    en: 'The reference “{name}” stands in this file twice.',
    hi: 'संदर्भ “{name}” इस फ़ाइल में दो बार है।',
  },
  ref_changed: {
    en: 'The reference “{name}” has characters that are not possible; “{now}” is used.',
    hi: 'संदर्भ “{name}” में ऐसे अक्षर हैं जो नहीं हो सकते; “{now}” लिया गया।',
  },
  tag_changed: {
    en: 'The tag “{name}” has characters that are not possible; “{now}” is used.',
    hi: 'टैग “{name}” में ऐसे अक्षर हैं जो नहीं हो सकते; “{now}” लिया गया।',
  },
  question_not_ended: { en: 'The question is not ended: {name}', hi: 'प्रश्न पूरा नहीं हुआ: {name}' },
  line_unexpected: {
    en: 'This line belongs to no question: “{name}”',
    hi: 'यह पंक्ति किसी प्रश्न की नहीं है: “{name}”',
  },
  lines_joined: { en: 'Lines are joined into one.', hi: 'पंक्तियाँ जोड़कर एक कर दी गईं।' },
  category_left_out: {
    en: 'The category “{name}” is left out. Use tags.',
    hi: 'श्रेणी “{name}” छोड़ दी गई। टैग का उपयोग करें।',
  },
  feedback_left_out: {
    en: 'Feedback to single options is left out; only the solution is kept.',
    hi: 'एक-एक विकल्प की टिप्पणी छोड़ दी गई; केवल हल रखा गया।',
  },
  active_content_removed: {
    en: 'Active content (<{name}>) is removed.',
    hi: 'सक्रिय सामग्री (<{name}>) हटा दी गई।',
  },
  markup_left_out: {
    en: 'The markup <{name}> is left out; its words stay.',
    hi: '<{name}> की सजावट छोड़ दी गई; शब्द वही हैं।',
  },
  picture_left_out: {
    en: 'The picture “{name}” is left out. Add it in the editor.',
    hi: 'चित्र “{name}” छोड़ दिया गया। इसे संपादक में जोड़ें।',
  },
  picture_unknown: {
    en: 'The picture “{name}” is not in your bank.',
    hi: 'चित्र “{name}” आपके प्रश्न-कोष में नहीं है।',
  },
  figure_wrong: { en: 'A picture is not described correctly.', hi: 'एक चित्र का विवरण सही नहीं है।' },
  language_left_out: {
    en: 'Texts in “{name}” are left out; English and Hindi are kept.',
    hi: '“{name}” भाषा के पाठ छोड़ दिए गए; अंग्रेज़ी और हिन्दी रखी गईं।',
  },
  ref_of_others: {
    en: 'The reference “{name}” belongs to a question that you may not change.',
    hi: 'संदर्भ “{name}” ऐसे प्रश्न का है जिसे आप नहीं बदल सकते।',
  },
  kind_changed: {
    en: 'The question “{name}” is of another kind in the bank.',
    hi: 'प्रश्न “{name}” कोष में दूसरे प्रकार का है।',
  },
  would_lose: {
    en: 'The question “{name}” in the bank has parts that this format cannot hold. Change it in the editor.',
    hi: 'कोष के प्रश्न “{name}” में ऐसे भाग हैं जो यह प्रारूप नहीं रख सकता। इसे संपादक में बदलें।',
  },
  // What an export cannot hold.
  hindi_not_held: { en: 'The Hindi text cannot be held.', hi: 'हिन्दी पाठ नहीं रखा जा सकता।' },
  picture_not_held: { en: 'The picture cannot be held.', hi: 'चित्र नहीं रखा जा सकता।' },
  marks_not_held: { en: 'The marks cannot be held.', hi: 'अंक नहीं रखे जा सकते।' },
  model_not_held: { en: 'The model answer cannot be held.', hi: 'आदर्श उत्तर नहीं रखा जा सकता।' },
  solution_not_held: { en: 'The solution cannot be held.', hi: 'हल नहीं रखा जा सकता।' },
  tags_not_held: { en: 'Tags cannot be held.', hi: 'टैग नहीं रखे जा सकते।' },
  ref_not_held: { en: 'The reference cannot be held.', hi: 'संदर्भ नहीं रखा जा सकता।' },
  question_not_held: {
    en: 'The question cannot be written in this format and is left out.',
    hi: 'प्रश्न इस प्रारूप में नहीं लिखा जा सकता, इसलिए छोड़ दिया गया।',
  },
} as const satisfies Record<string, { en: string; hi: string }>;

export type FindingCode = keyof typeof texts;
export type FindingValues = Readonly<Record<string, string | number>>;

export interface Finding {
  at: number;
  /** The question's reference, where it is known. */
  ref: string | null;
  severity: 'error' | 'warning';
  code: FindingCode;
  values: FindingValues;
}

export function describeFinding(
  { code, values }: Pick<Finding, 'code' | 'values'>,
  locale: 'en' | 'hi',
): string {
  return texts[code][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What a reader or writer notes about one question; the words are cut where a file would flood the report. */
export interface Notes {
  error(code: FindingCode, values?: FindingValues): void;
  warning(code: FindingCode, values?: FindingValues): void;
  readonly hasErrors: boolean;
}

const short = (values: FindingValues): FindingValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > 80 ? `${value.slice(0, 79)}…` : value,
    ]),
  );

/** Each thing is said once for a place. */
export function createNotes(into: Finding[], at: number, ref: string | null = null): Notes {
  let hasErrors = false;
  const said = new Set<string>();
  const note = (severity: Finding['severity'], code: FindingCode, values: FindingValues) => {
    if (severity === 'error') hasErrors = true;
    const key = JSON.stringify([code, values]);
    if (said.has(key)) return;
    said.add(key);
    into.push({ at, ref, severity, code, values: short(values) });
  };
  return {
    error: (code, values = {}) => note('error', code, values),
    warning: (code, values = {}) => note('warning', code, values),
    get hasErrors() {
      return hasErrors;
    },
  };
}
