import { at, live, mid, text, title } from '../lesson/items.ts';
import type { Lesson, Point, Stroke } from '../lesson/lesson.ts';
import { circle, curve, ellipse, line, path } from '../lesson/strokes.ts';

const blob = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI;
    const k = 1 + 0.05 * Math.sin(3 * a + 1) + 0.03 * Math.cos(5 * a);
    return [x + rx * k * Math.cos(a), y + ry * k * Math.sin(a)];
  });
const mito = (x: number, y: number, turn: number): Stroke[] => {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const q = (u: number, v: number): string =>
    `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`;
  const ring: Point[] = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 2 * Math.PI;
    const u = 46 * Math.cos(a);
    const v = 23 * Math.sin(a);
    return [x + u * c - v * s, y + u * s + v * c];
  });
  return [
    curve(ring, { color: 'p', w: 4, fill: 'p', fillAlpha: 0.16, secs: 0.5 }, true),
    path(`M${q(-32, 6)}L${q(-22, -12)}L${q(-10, 12)}L${q(2, -13)}L${q(14, 12)}L${q(24, -11)}L${q(32, 5)}`, {
      color: 'p',
      w: 3,
      secs: 0.4,
    }),
  ];
};
const leaf = (x: number, y: number): Stroke =>
  ellipse(x, y, 38, 20, { color: 'g', w: 4, fill: 'g', fillAlpha: 0.45, secs: 0.3 });
const jelly = (x: number, y: number, rx: number, ry: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = i * 2.399;
    const r = Math.sqrt((i + 0.5) / n);
    return `M${(x + rx * r * Math.cos(a)).toFixed(0)} ${(y + ry * r * Math.sin(a)).toFixed(0)}h2`;
  }).join('');

export const insideACell: Lesson = {
  id: 'inside-a-cell',
  scenes: [
    {
      name: 'Gate and jelly',
      beats: [
        {
          say: {
            en: 'Your body is built of cells, far too small to see. {1}Around each one is a thin skin, the cell membrane. {2}It is a gate: it lets food and oxygen in, {3}and waste out.',
            hi: 'तुम्हारा शरीर कोशिकाओं से बना है, जो आँख से नहीं दिखतीं। {1}हर कोशिका के चारों ओर एक पतली परत है, कोशिका झिल्ली। {2}यह एक द्वार है: भोजन और ऑक्सीजन को अंदर आने देती है, {3}और अपशिष्ट को बाहर।',
          },
          draw: [
            ...title({ en: 'What is inside a cell?', hi: 'कोशिका के भीतर क्या है?' }),
            ...at(1, curve(blob(570, 380, 270, 205), { w: 6, secs: 1.6 }, true)),
            line([800, 282], [890, 246], { w: 2.5 }),
            text(902, 256, { en: 'cell membrane', hi: 'कोशिका झिल्ली' }, { size: 42 }),
            ...at(
              2,
              live((t) => {
                const out: Stroke[] = [];
                for (const [k, y] of [
                  [0, 330],
                  [0.45, 400],
                  [0.8, 455],
                ] as [number, number][]) {
                  const u = ((t * 0.42 + k) % 1) * 320;
                  out.push(circle(80 + u, y, 10, { color: 'b', fill: 'b', fillAlpha: 0.9, w: 3, shake: 0 }));
                }
                return out;
              }),
            ),
            text(60, 270, { en: 'food, oxygen', hi: 'भोजन, ऑक्सीजन' }, { size: 36, color: 'b' }),
            ...at(
              3,
              live((t) => {
                const u = ((t * 0.4) % 1) * 290;
                return [circle(720 + u, 470, 10, { color: 'p', fill: 'p', fillAlpha: 0.9, w: 3, shake: 0 })];
              }),
            ),
            text(930, 540, { en: 'waste', hi: 'अपशिष्ट' }, { size: 36, color: 'p' }),
          ],
          pause: 0.9,
        },
      ],
    },
    {
      name: 'Parts at work',
      beats: [
        {
          say: {
            en: 'It is filled with a jelly, the cytoplasm, {1}where most of the work is done. {2}The round nucleus is the control room: it keeps the instructions, written in [[DNA|D N A]].',
            hi: 'भीतर जेली जैसा कोशिका द्रव्य भरा है, {1}जहाँ अधिकांश काम होता है। {2}गोल केंद्रक नियंत्रण कक्ष है: इसमें निर्देश रहते हैं, जो [[DNA|डी एन ए]] में लिखे हैं।',
          },
          draw: [
            curve(blob(400, 360, 320, 250), { w: 6, secs: 1.1 }, true),
            path(jelly(400, 360, 270, 205, 90), { w: 4, color: 'd', alpha: 0.7, secs: 0.9 }),
            ...at(1, line([560, 500], [800, 560], { w: 2.5, color: 'd' })),
            text(812, 572, { en: 'cytoplasm', hi: 'कोशिका द्रव्य' }, { size: 42, color: 'w' }),
            ...at(2, circle(390, 340, 92, { color: 'y', w: 6, fill: 'y', fillAlpha: 0.22, group: 'nuc' })),
            path(
              'M342 330C362 300 382 372 402 332C420 298 436 360 444 344M340 350C364 380 384 310 404 362C420 384 434 322 446 362',
              { color: 'y', w: 3, group: 'nuc' },
            ),
            line([478, 306], [800, 160], { w: 2.5, color: 'y' }),
            text(812, 160, { en: 'nucleus', hi: 'केंद्रक' }, { size: 46, color: 'y' }),
            text(812, 216, { en: 'keeps the instructions', hi: 'निर्देश रखता है' }, { size: 34, color: 'y' }),
          ],
        },
        {
          say: {
            en: 'These small capsules are {1}mitochondria. {2}They use oxygen to release energy from food, and the whole cell lives on it.',
            hi: 'ये छोटे-छोटे कैप्सूल जैसे भाग {1}माइटोकॉन्ड्रिया हैं। {2}ये ऑक्सीजन की मदद से भोजन से ऊर्जा निकालते हैं, और पूरी कोशिका उसी पर चलती है।',
          },
          draw: [
            ...[...mito(560, 410, 0.5), ...mito(230, 300, -0.6), ...mito(330, 510, 0.15)],
            ...at(1, line([606, 410], [800, 360], { w: 2.5, color: 'p' })),
            text(812, 362, { en: 'mitochondria', hi: 'माइटोकॉन्ड्रिया' }, { size: 46, color: 'p' }),
            ...at(2, text(812, 416, { en: 'release energy', hi: 'ऊर्जा निकालते हैं' }, { size: 34, color: 'p' })),
            {
              ...live(
                (t) => {
                  const out: Stroke[] = [];
                  for (const [x, y] of [
                    [560, 410],
                    [230, 300],
                    [330, 510],
                  ] as Point[])
                    for (let k = 0; k < 6; k++) {
                      const a = k * 1.047 + 0.3;
                      const u = 46 + 26 * ((t * 0.9 + k * 0.31) % 1);
                      out.push(
                        line(
                          [x + u * Math.cos(a), y + u * 0.75 * Math.sin(a)],
                          [x + (u + 12) * Math.cos(a), y + (u + 12) * 0.75 * Math.sin(a)],
                          { color: 'y', w: 3.5, shake: 0 },
                        ),
                      );
                    }
                  return out;
                },
                { until: 5 },
              ),
            },
          ],
          pause: 0.7,
        },
      ],
    },
    {
      name: 'The plant cell',
      beats: [
        {
          say: {
            en: 'A green plant cell has all these, and three things more. {1}A stiff cell wall outside, that holds the plant upright. {2}Green chloroplasts, that make food with sunlight. {3}And one large vacuole, a bag of water and salts that keeps the cell firm.',
            hi: 'हरी पादप कोशिका में ये सब हैं, और तीन चीज़ें और। {1}बाहर कड़ी कोशिका भित्ति, जो पौधे को खड़ा रखती है। {2}हरे हरितलवक, जो धूप से भोजन बनाते हैं। {3}और एक बड़ी रिक्तिका, पानी और लवणों की थैली, जो कोशिका को तना हुआ रखती है।',
          },
          draw: [
            ...title({ en: 'A plant cell has three things more', hi: 'पादप कोशिका में तीन चीज़ें और' }),
            path('M150 190L640 178L668 560L132 574Z', { w: 4, secs: 0.9 }),
            circle(240, 275, 48, { color: 'y', w: 5, fill: 'y', fillAlpha: 0.2, secs: 0.5 }),
            ...mito(570, 512, 0.15),
            ...at(1, path('M128 166L662 152L694 586L104 600Z', { w: 9, color: 'w', secs: 1 })),
            line([686, 250], [800, 226], { w: 2.5 }),
            text(812, 238, { en: '1  cell wall: stiff', hi: '1  कोशिका भित्ति: कड़ी' }, { size: 40 }),
            ...at(
              2,
              leaf(380, 226),
              leaf(520, 232),
              leaf(216, 520),
              leaf(330, 538),
              leaf(600, 330),
              leaf(206, 400),
            ),
            line([640, 334], [800, 358], { w: 2.5, color: 'g' }),
            text(812, 370, { en: '2  chloroplasts:', hi: '2  हरितलवक:' }, { size: 40, color: 'g' }),
            text(852, 416, { en: 'food from light', hi: 'प्रकाश से भोजन' }, { size: 36, color: 'g' }),
            ...at(
              3,
              curve(
                blob(410, 390, 130, 92),
                { color: 'b', w: 5, fill: 'b', fillAlpha: 0.22, secs: 0.9 },
                true,
              ),
            ),
            line([536, 412], [800, 500], { w: 2.5, color: 'b' }),
            text(812, 514, { en: '3  large vacuole:', hi: '3  बड़ी रिक्तिका:' }, { size: 40, color: 'b' }),
            text(852, 560, { en: 'keeps it firm', hi: 'तना हुआ रखती है' }, { size: 36, color: 'b' }),
          ],
          pause: 1,
        },
      ],
    },
    {
      name: 'Side by side',
      beats: [
        {
          say: {
            en: 'So: {1}both have membrane, cytoplasm, nucleus and mitochondria. {2}Only the plant has a wall, chloroplasts and a large vacuole.',
            hi: 'तो: {1}झिल्ली, कोशिका द्रव्य, केंद्रक और माइटोकॉन्ड्रिया दोनों में हैं। {2}भित्ति, हरितलवक और बड़ी रिक्तिका केवल पादप में।',
          },
          draw: [
            ellipse(470, 350, 340, 220, { w: 5, color: 'p', secs: 0.8 }),
            ellipse(810, 350, 340, 220, { w: 5, color: 'g', secs: 0.8 }),
            mid(290, 100, { en: 'animal cell', hi: 'जंतु कोशिका' }, { color: 'p', size: 44 }),
            mid(990, 100, { en: 'plant cell', hi: 'पादप कोशिका' }, { color: 'g', size: 44 }),
            ...at(
              1,
              mid(
                640,
                276,
                {
                  en: 'membrane\ncytoplasm\nnucleus\nmitochondria',
                  hi: 'झिल्ली\nकोशिका द्रव्य\nकेंद्रक\nमाइटोकॉन्ड्रिया',
                },
                { size: 36, lead: 1.45 },
              ),
            ),
            ...at(
              2,
              mid(
                982,
                300,
                { en: 'cell wall\nchloroplasts\nlarge vacuole', hi: 'कोशिका भित्ति\nहरितलवक\nबड़ी रिक्तिका' },
                { size: 36, lead: 1.45, color: 'g' },
              ),
            ),
          ],
          pause: 0.8,
        },
      ],
    },
  ],
};
