import { at, live, mid, text, title, together } from '../lesson/items.ts';
import type { Chalk, Lesson, Stroke } from '../lesson/lesson.ts';
import { arrow, bow, ellipsePath, line, path, under } from '../lesson/strokes.ts';

/** A person with the feet at x, y. */
const person = (x: number, y: number, color: Chalk = 'w', k = 1, arms = 'down', secs = 0.6): Stroke => {
  const h = (v: number): string => (y - v * k).toFixed(1);
  const w = (v: number): string => (x + v * k).toFixed(1);
  const arm =
    arms === 'up'
      ? `M${w(0)} ${h(62)}L${w(-26)} ${h(88)}M${w(0)} ${h(62)}L${w(26)} ${h(88)}`
      : `M${w(0)} ${h(66)}L${w(-22)} ${h(40)}M${w(0)} ${h(66)}L${w(22)} ${h(40)}`;
  return path(
    `${ellipsePath(x, y - 92 * k, 15 * k, 15 * k)}M${w(0)} ${h(77)}L${w(0)} ${h(34)}M${w(0)} ${h(34)}L${w(-17)} ${h(0)}M${w(0)} ${h(34)}L${w(17)} ${h(0)}${arm}`,
    { color, w: 4.5, secs },
  );
};
const book = (x: number, y: number, k = 1): Stroke[] => [
  path(
    `M${x} ${y}C${x - 40 * k} ${y - 26 * k} ${x - 110 * k} ${y - 26 * k} ${x - 150 * k} ${y - 10 * k}V${y - 160 * k}C${x - 110 * k} ${y - 176 * k} ${x - 40 * k} ${y - 176 * k} ${x} ${y - 150 * k}C${x + 40 * k} ${y - 176 * k} ${x + 110 * k} ${y - 176 * k} ${x + 150 * k} ${y - 160 * k}V${y - 10 * k}C${x + 110 * k} ${y - 26 * k} ${x + 40 * k} ${y - 26 * k} ${x} ${y}V${y - 150 * k}`,
    { color: 'y', w: 6, secs: 1.1 },
  ),
  path(
    [0, 1, 2]
      .map(
        (i) =>
          `M${x - 124 * k} ${y - (128 - i * 34) * k}q${50 * k} ${-12 * k} ${98 * k} ${8 * k}M${x + 26 * k} ${y - (120 - i * 34) * k}q${50 * k} ${-20 * k} ${98 * k} ${-8 * k}`,
      )
      .join(''),
    { color: 'y', w: 3, alpha: 0.7, secs: 0.6 },
  ),
];
const pillar = (x: number): Stroke =>
  path(
    `M${x - 70} 300H${x + 70}M${x - 58} 300V500M${x + 58} 300V500M${x - 18} 318V482M${x + 18} 318V482M${x - 76} 500H${x + 76}`,
    { w: 5, secs: 0.8 },
  );

/** Upper edge of the umbrella at x. */
const edge = (x: number): number => {
  for (let t = 0; t < 1; t += 0.004) {
    const u = 1 - t;
    if (u ** 3 * 270 + 3 * u * u * t * 300 + 3 * u * t * t * 980 + t ** 3 * 1010 >= x)
      return (u ** 3 + t ** 3) * 400 + 3 * u * t * 210;
  }
  return 400;
};

export const whatAConstitutionDoes: Lesson = {
  id: 'what-a-constitution-does',
  scenes: [
    {
      name: 'Rules first',
      beats: [
        {
          say: {
            en: 'Imagine a match where every player makes their own rules. {1}All pull in different ways, and the strongest one wins. {2}So we agree on rules first, and then we play.',
            hi: 'ऐसे मैच की कल्पना करो जहाँ हर खिलाड़ी अपने नियम बनाए। {1}सब अलग-अलग ओर खींचेंगे, और सबसे ताकतवर जीतेगा। {2}इसलिए पहले हम नियम तय करते हैं, फिर खेलते हैं।',
          },
          draw: [
            ...title({ en: 'What does a constitution do?', hi: 'संविधान क्या करता है?' }),
            ...[190, 330, 470].map((x, i) =>
              person(x, 520, (['b', 'p', 'g'] as const)[i] as Chalk, 1.5, 'up'),
            ),
            ...at(
              1,
              ...together(
                arrow([165, 330], [85, 240], { color: 'b' }),
                arrow([330, 330], [330, 210], { color: 'p' }),
                arrow([495, 330], [575, 240], { color: 'g' }),
              ),
            ),
            mid(330, 590, { en: 'no common rules', hi: 'साझे नियम नहीं' }, { size: 42 }),
            ...at(2, ...book(900, 430, 1.15)),
            mid(900, 520, { en: 'rules agreed by all', hi: 'सबके माने हुए नियम' }, { size: 42, color: 'y' }),
          ],
        },
        {
          say: {
            en: 'A constitution is that book of rules for a whole country. {1}India adopted hers on the twenty sixth of November 1949, and it came into force on the twenty sixth of January 1950.',
            hi: 'संविधान पूरे देश के लिए नियमों की वही किताब है। {1}भारत ने अपना संविधान [[26|छब्बीस]] नवंबर [[1949|उन्नीस सौ उनचास]] को अपनाया, और वह [[26|छब्बीस]] जनवरी [[1950|उन्नीस सौ पचास]] को लागू हुआ।',
          },
          draw: [
            mid(900, 196, { en: 'Constitution', hi: 'संविधान' }, { size: 54, color: 'y', bold: true }),
            ...at(
              1,
              mid(
                900,
                584,
                {
                  en: 'adopted: 26 November 1949\nin force: 26 January 1950',
                  hi: 'अपनाया: 26 नवंबर 1949\nलागू: 26 जनवरी 1950',
                },
                { size: 36 },
              ),
            ),
          ],
          pause: 0.5,
        },
      ],
    },
    {
      name: 'Power is shared',
      beats: [
        {
          say: {
            en: 'First, it decides who does what. {1}Parliament makes the laws. {2}The government carries them out. {3}The courts settle disputes, and check that laws keep to the Constitution.',
            hi: 'पहला काम: वह तय करता है कि कौन क्या करेगा। {1}संसद कानून बनाती है। {2}सरकार उन्हें लागू करती है। {3}अदालतें विवाद सुलझाती हैं, और जाँचती हैं कि कानून संविधान के अनुसार हैं।',
          },
          draw: [
            text(
              70,
              92,
              { en: '1. It shares out power', hi: '1. शक्ति को बाँटता है' },
              { size: 50, color: 'y' },
            ),
            line([120, 520], [1160, 520], { w: 6, secs: 0.5 }),
            ...at(
              1,
              pillar(280),
              mid(280, 274, { en: 'Parliament', hi: 'संसद' }, { size: 44, color: 'b' }),
              mid(280, 574, { en: 'makes laws', hi: 'कानून बनाती है' }, { size: 40, color: 'b' }),
            ),
            ...at(
              2,
              pillar(640),
              mid(640, 274, { en: 'Government', hi: 'सरकार' }, { size: 44, color: 'g' }),
              mid(640, 574, { en: 'carries them out', hi: 'लागू करती है' }, { size: 40, color: 'g' }),
            ),
            ...at(
              3,
              pillar(1000),
              mid(1000, 274, { en: 'Courts', hi: 'अदालतें' }, { size: 44, color: 'p' }),
              mid(1000, 574, { en: 'judge disputes', hi: 'न्याय करती हैं' }, { size: 40, color: 'p' }),
            ),
          ],
        },
        {
          say: {
            en: 'Each one watches the others, {1}so that nobody holds all the power.',
            hi: 'हर एक बाकी पर नज़र रखता है, {1}ताकि सारी शक्ति किसी एक के पास न हो।',
          },
          draw: [
            bow([340, 400], [580, 380], 34, { color: 'y' }),
            bow([700, 400], [940, 380], 34, { color: 'y' }),
            bow([940, 440], [700, 460], 34, { color: 'y' }),
            bow([580, 440], [340, 460], 34, { color: 'y' }),
            ...at(
              1,
              mid(
                640,
                190,
                { en: 'each one checks the others', hi: 'हर एक दूसरों को जाँचता है' },
                { size: 44, color: 'y' },
              ),
            ),
          ],
          pause: 0.7,
        },
      ],
    },
    {
      name: 'Rights protect',
      beats: [
        {
          say: {
            en: 'Second, it protects every person. {1}Fundamental rights are like an umbrella: {2}equality, freedom, the right to education. {3}Unfair orders fall on it, but they cannot get through.',
            hi: 'दूसरा काम: वह हर व्यक्ति की रक्षा करता है। {1}मौलिक अधिकार छाते की तरह हैं: {2}समानता, स्वतंत्रता, शिक्षा का अधिकार। {3}अनुचित आदेश उस पर गिरते हैं, पर पार नहीं हो पाते।',
          },
          draw: [
            text(70, 92, { en: '2. It protects rights', hi: '2. अधिकारों की रक्षा' }, { size: 50, color: 'y' }),
            ...[470, 560, 720, 810].map((x, i) =>
              person(x, 610, (['w', 'b', 'g', 'p'] as const)[i] as Chalk, 1.05, 'down', 0.4),
            ),
            ...at(
              1,
              path(
                'M270 400C300 210 980 210 1010 400C960 366 900 366 855 400C800 366 720 366 640 400C560 366 480 366 425 400C380 366 320 366 270 400Z',
                { color: 'y', w: 6, fill: 'y', fillAlpha: 0.14, secs: 1.2 },
              ),
            ),
            path('M640 400V596Q640 628 614 628Q592 628 592 606M640 252V226', { color: 'y', w: 6, secs: 0.5 }),
            ...at(
              2,
              mid(
                640,
                340,
                { en: 'equality · freedom · education', hi: 'समानता · स्वतंत्रता · शिक्षा' },
                { size: 38, over: true },
              ),
            ),
            ...at(
              3,
              live((t) => {
                const out: Stroke[] = [];
                for (let i = 0; i < 11; i++) {
                  const x = 340 + i * 60;
                  const top = edge(x) - 10;
                  const u = (t * 0.7 + i * 0.37) % 1;
                  const y = 118 + u * (top - 146);
                  if (u < 0.9) out.push(line([x, y], [x, y + 24], { color: 'p', w: 4.5, shake: 0 }));
                  else
                    out.push(
                      path(`M${x - 4} ${top - 8}l-14 -12M${x + 4} ${top - 8}l14 -12`, {
                        color: 'p',
                        w: 3.5,
                        shake: 0,
                      }),
                    );
                }
                return out;
              }),
            ),
            text(1030, 180, { en: 'unfair\norders', hi: 'अनुचित\nआदेश' }, { size: 38, color: 'p' }),
          ],
          pause: 0.8,
        },
      ],
    },
    {
      name: 'Above everyone',
      beats: [
        {
          say: {
            en: 'And third, it stands above everyone. {1}A citizen, {2}a minister, {3}a judge: all are under the same rules. {4}And its first words are: We, the people of India.',
            hi: 'तीसरा: वह सबसे ऊपर है। {1}नागरिक, {2}मंत्री, {3}न्यायाधीश: सब एक ही नियमों के अधीन हैं। {4}और उसके पहले शब्द हैं: हम, भारत के लोग।',
          },
          draw: [
            text(70, 92, { en: '3. It stands above everyone', hi: '3. सबसे ऊपर है' }, { size: 50, color: 'y' }),
            ...book(640, 320, 1),
            line([240, 350], [1040, 350], { w: 5, color: 'y' }),
            ...at(
              1,
              person(300, 550, 'b', 1.3),
              mid(300, 604, { en: 'citizen', hi: 'नागरिक' }, { size: 40, color: 'b' }),
            ),
            ...at(
              2,
              person(640, 550, 'g', 1.3),
              mid(640, 604, { en: 'minister', hi: 'मंत्री' }, { size: 40, color: 'g' }),
            ),
            ...at(
              3,
              person(980, 550, 'p', 1.3),
              mid(980, 604, { en: 'judge', hi: 'न्यायाधीश' }, { size: 40, color: 'p' }),
            ),
            ...at(4, text(822, 240, { en: 'We, the people …', hi: 'हम, भारत के लोग …' }, { size: 44 })),
            under(),
          ],
          pause: 0.8,
        },
      ],
    },
  ],
};
