const things: Readonly<Record<string, string>> = {
  institute: 'स्कूल',
  section: 'सेक्शन',
  course: 'कोर्स',
  'academic year': 'शैक्षणिक वर्ष',
  'admission number': 'प्रवेश संख्या',
  'student e-mail': 'विद्यार्थी का ईमेल',
  tenant: 'संस्था',
};
const thing = (name: string | undefined) => things[name ?? ''] ?? name ?? '';

type Words = (parts: readonly string[]) => string;

/** The importer speaks English, as the command line does; an office that reads Hindi gets the same sentences in Hindi. */
const sentences: readonly (readonly [RegExp, Words])[] = [
  [/^is missing/, () => 'खाली है; यह ज़रूरी है'],
  [/^is empty$/, () => 'खाली है'],
  [/^is not an e-mail address$/, () => 'ईमेल पता नहीं है'],
  [/^is not a phone number; write (.+)$/, ([example]) => `फ़ोन नंबर नहीं है; ऐसे लिखें: ${example}`],
  [/^(.+) is not a phone number$/, ([phone]) => `${phone} फ़ोन नंबर नहीं है`],
  [/^is not a day; write it like (.+)$/, ([example]) => `तारीख नहीं है; ऐसे लिखें: ${example}`],
  [/^must be a whole number$/, () => 'पूरी संख्या होनी चाहिए'],
  [/^must be one of: (.+)$/, ([list]) => `इनमें से एक होना चाहिए: ${list}`],
  [
    /^must be (\d+) to (\d+) (?:small )?letters.*$/,
    ([low, high]) => `${low} से ${high} अक्षर, अंक और - जैसे चिह्न होने चाहिए`,
  ],
  [/^is not known here; allowed: (.+)$/, ([list]) => `यह कॉलम यहाँ नहीं चलता; ये चलते हैं: ${list}`],
  [
    /^the (.+?) (\S+) is already used in .+, line (\d+)$/,
    ([what, name, line]) => `${thing(what)} ${name} पंक्ति ${line} में पहले से है`,
  ],
  [
    /^the name of (\S+) is "(.+)" in .+, line (\d+)$/,
    ([, name, line]) => `इसी फ़ोन नंबर का नाम पंक्ति ${line} में "${name}" है`,
  ],
  [/^there is no (.+?) "(.+)"$/, ([what, name]) => `"${name}" नाम का ${thing(what)} नहीं है`],
  [/^born on (\S+): .+$/, ([dob]) => `जन्म तिथि ${dob}: विद्यार्थी की उम्र 3 से 25 साल होती है`],
  [/^the e-mail address (\S+) belongs to somebody else$/, ([email]) => `ईमेल ${email} किसी और का है`],
  [
    /^the phone number (\S+) belongs to another parent$/,
    ([phone]) => `फ़ोन नंबर ${phone} किसी और अभिभावक का है`,
  ],
  [/^is before (\S+)$/, ([day]) => `${day} से पहले का है`],
  [/^is not a link code.*$/, () => 'लिंक कोड नहीं है; I, O, 0 और 1 के बिना 16 अक्षर और अंक लिखें'],
  [/^is the link code of another child$/, () => 'किसी और बच्चे का लिंक कोड है'],
  [/^is another school.*$/, () => 'दूसरा स्कूल है; यह कॉलम छोड़ दें'],
  [/^has no rows$/, () => 'इसमें कोई पंक्ति नहीं है'],
];

/** The sentence in Hindi; one that nobody has translated stays as it is, which is better than nothing. */
export function problemInHindi(message: string): string {
  for (const [shape, words] of sentences) {
    const found = shape.exec(message);
    if (found) return words(found.slice(1));
  }
  return message;
}
