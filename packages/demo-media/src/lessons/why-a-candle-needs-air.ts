import { createRandom } from '../chalk/random.ts';
import { at, live, mid, text, title } from '../lesson/items.ts';
import type { Lesson, Point, Stroke } from '../lesson/lesson.ts';
import { bow, curve, dot, line, path } from '../lesson/strokes.ts';

const candle = (x: number, y: number, w: number, h: number): Stroke[] => [
  path(
    `M${x - w / 2} ${y}V${y - h}C${x - w / 4} ${y - h - 12} ${x + w / 4} ${y - h + 10} ${x + w / 2} ${y - h}V${y}Z`,
    { w: 5, fill: 'w', fillAlpha: 0.14, secs: 0.9 },
  ),
  path(`M${x} ${y - h}C${x - 2} ${y - h - 14} ${x + 3} ${y - h - 20} ${x} ${y - h - 30}`, {
    w: 5,
    secs: 0.25,
  }),
];
/** A flame with its foot at x, y and of size k: dim vapour inside, a bright zone, a thin blue edge. */
const flame = (x: number, y: number, k: number, t: number): Stroke[] => {
  const s = k * (1 + 0.05 * Math.sin(t * 11) + 0.03 * Math.sin(t * 17));
  const lean = 7 * k * Math.sin(t * 5);
  const f = (w: number, h: number): string =>
    `M${x} ${y}C${x - w * s} ${y - 4} ${x - w * 0.9 * s} ${y - h * 0.5 * s} ${x + lean} ${y - h * s}C${x + w * 0.9 * s} ${y - h * 0.5 * s} ${x + w * s} ${y - 4} ${x} ${y}Z`;
  return [
    path(f(50, 140), { color: 'b', w: 3, alpha: 0.8, shake: 0.2 }),
    path(f(42, 124), { color: 'y', w: 5, fill: 'y', fillAlpha: 0.45, shake: 0.3 }),
    path(f(17, 50), { color: 'd', w: 3, fill: 'd', fillAlpha: 0.3, shake: 0.2 }),
  ];
};
const jar = (x: number, y: number, w: number, h: number): Stroke =>
  path(
    `M${x - w / 2} ${y}V${y - h + 60}Q${x - w / 2} ${y - h} ${x - w / 2 + 60} ${y - h}H${x + w / 2 - 60}Q${x + w / 2} ${y - h} ${x + w / 2} ${y - h + 60}V${y}`,
    { color: 'b', w: 6, secs: 1.1 },
  );

const roll = createRandom(31);
const spot = Array.from({ length: 400 }, roll);

/** Gas in a jar: blue oxygen, turning pink where the flame has used it. */
const gas = (x: number, y: number, w: number, h: number, n: number, t: number, used: number): Stroke[] => {
  let blue = '';
  let pink = '';
  for (let i = 0; i < n; i++) {
    const a = spot[i * 3] as number;
    const b = spot[i * 3 + 1] as number;
    const px = x - w / 2 + 26 + a * (w - 52) + 10 * Math.sin(t * (1 + a) * 1.7 + i);
    const py = y - 24 - b * (h - 60) + 10 * Math.cos(t * (1 + b) * 1.5 + i * 2);
    if (Math.abs(px - x) < 44 && py > y - 290) continue;
    const d = `M${px.toFixed(1)} ${py.toFixed(1)}h1.5`;
    if ((spot[i * 3 + 2] as number) < used) pink += d;
    else blue += d;
  }
  const out: Stroke[] = [];
  if (blue) out.push(path(blue, { color: 'b', w: 11, shake: 0 }));
  if (pink) out.push(path(pink, { color: 'p', w: 11, shake: 0 }));
  return out;
};

export const whyACandleNeedsAir: Lesson = {
  id: 'why-a-candle-needs-air',
  scenes: [
    {
      name: 'What burns',
      beats: [
        {
          say: {
            en: 'A candle burns. {1}Its heat melts the wax; the liquid climbs the wick {2}and turns into vapour. It is this vapour that burns.',
            hi: 'मोमबत्ती जल रही है। {1}उसकी ऊष्मा मोम को पिघलाती है; द्रव मोम बत्ती में ऊपर चढ़ता है {2}और वाष्प बन जाता है। यही वाष्प जलती है।',
          },
          draw: [
            ...title({ en: 'Why does a candle need air?', hi: 'मोमबत्ती को हवा क्यों चाहिए?' }),
            ...candle(420, 610, 130, 230),
            live((t) => flame(420, 354, Math.min(1.35, 0.3 + t * 1.2), t)),
            ...at(1, path('M372 392C392 404 448 404 468 392', { w: 4, color: 'p', secs: 0.4 })),
            line([470, 400], [650, 452], { w: 2.5, color: 'p' }),
            text(662, 464, { en: 'melted wax', hi: 'पिघला मोम' }, { size: 42, color: 'p' }),
            ...at(2, line([434, 322], [650, 350], { w: 2.5, color: 'y' })),
            text(
              662,
              362,
              { en: 'wax vapour: this burns', hi: 'मोम की वाष्प: यही जलती है' },
              { size: 42, color: 'y' },
            ),
          ],
        },
        {
          say: {
            en: 'But vapour alone cannot burn. {1}The flame takes oxygen from the air, {2}and gives back carbon dioxide, water vapour, light and heat.',
            hi: 'पर अकेली वाष्प नहीं जल सकती। {1}लौ हवा से ऑक्सीजन लेती है, {2}और कार्बन डाइऑक्साइड, जलवाष्प, प्रकाश और ऊष्मा देती है।',
          },
          draw: [
            ...at(1, bow([150, 420], [352, 330], -30, { color: 'b', w: 5 })),
            bow([150, 330], [356, 280], -20, { color: 'b', w: 5 }),
            mid(150, 480, { en: 'oxygen', hi: 'ऑक्सीजन' }, { size: 42, color: 'b' }),
            ...at(2, bow([470, 230], [640, 196], 24, { color: 'w', w: 4 })),
            text(
              662,
              196,
              {
                en: 'carbon dioxide,\nwater vapour, heat, light',
                hi: 'कार्बन डाइऑक्साइड,\nजलवाष्प, ऊष्मा, प्रकाश',
              },
              { size: 40 },
            ),
          ],
          pause: 0.8,
        },
      ],
    },
    {
      name: 'Under a glass',
      beats: [
        {
          say: {
            en: 'Now put a glass over it. {1}No fresh air can enter. {2}Watch the blue dots of oxygen: the flame uses them up, and carbon dioxide and water vapour take their place.',
            hi: 'अब उसे काँच के गिलास से ढको। {1}ताज़ी हवा अंदर नहीं आ सकती। {2}ऑक्सीजन के नीले बिंदु देखो: लौ उन्हें खर्च करती है, और उनकी जगह कार्बन डाइऑक्साइड और जलवाष्प आ जाती हैं।',
          },
          draw: [
            line([110, 610], [730, 610], { w: 5 }),
            ...candle(420, 608, 90, 190),
            live((t) => flame(420, 392, t < 5 ? 1 : Math.max(0.42, 1 - (t - 5) * 0.11), t), { group: 'fl' }),
            { ...jar(420, 608, 480, 500), wait: 0.2 },
            ...at(
              1,
              live((t) => gas(420, 608, 480, 500, 74, t, Math.min(0.3, Math.max(0, (t - 1.6) * 0.055))), {
                group: 'gas',
              }),
            ),
            ...at(2, dot(806, 196, 9, 'b')),
            text(832, 212, { en: 'oxygen', hi: 'ऑक्सीजन' }, { size: 44 }),
            dot(806, 262, 9, 'p'),
            text(
              832,
              276,
              { en: 'carbon dioxide\nand water vapour', hi: 'कार्बन डाइऑक्साइड\nऔर जलवाष्प' },
              { size: 40 },
            ),
            text(
              790,
              392,
              { en: '(nitrogen is not shown)', hi: '(नाइट्रोजन नहीं दिखाई)' },
              { size: 32, color: 'd' },
            ),
          ],
        },
        {
          say: {
            en: 'Soon there is too little oxygen left, {1}and the flame goes out. Some oxygen is still there, but it is not enough.',
            hi: 'जल्दी ही ऑक्सीजन बहुत कम रह जाती है, {1}और लौ बुझ जाती है। कुछ ऑक्सीजन अब भी है, पर काफ़ी नहीं।',
          },
          draw: [
            ...at(1, { fade: 'fl', secs: 0.5 }),
            live(
              (t) => {
                const p: Point[] = Array.from({ length: 9 }, (_, i) => [
                  420 + (4 + i * 2.4) * Math.sin(i * 0.9 - t * 3),
                  384 - i * 19 * Math.min(1, t / 1.2),
                ]);
                return [curve(p, { color: 'd', w: 5, alpha: 0.8, shake: 0 })];
              },
              { until: 4.5 },
            ),
            text(
              800,
              480,
              { en: 'too little oxygen:\nthe flame dies', hi: 'ऑक्सीजन बहुत कम:\nलौ बुझ गई' },
              { size: 44, color: 'y' },
            ),
          ],
          pause: 0.7,
        },
      ],
    },
    {
      name: 'A bigger glass',
      beats: [
        {
          say: {
            en: 'A bigger glass holds more air, {1}so the same candle burns longer in it. {2}Try it with two glasses, with an adult beside you, and count.',
            hi: 'बड़े गिलास में हवा अधिक होती है, {1}इसलिए वही मोमबत्ती उसमें देर तक जलती है। {2}दो गिलासों से करके देखो, किसी बड़े के साथ, और गिनो।',
          },
          draw: [
            ...title({ en: 'More air, longer burning', hi: 'हवा अधिक, तो देर तक जले' }),
            line([90, 610], [1190, 610], { w: 5 }),
            ...candle(300, 608, 70, 130),
            jar(300, 608, 250, 300),
            ...candle(800, 608, 70, 130),
            jar(800, 608, 440, 440),
            live((t) => {
              const small = t < 3.6 ? 0.8 * Math.min(1, 1.25 - t * 0.22) : 0;
              return small > 0.1
                ? flame(300, 452, small, t)
                : [
                    curve(
                      Array.from(
                        { length: 6 },
                        (_, i): Point => [300 + (3 + i * 1.6) * Math.sin(i - t * 3), 446 - i * 15],
                      ),
                      { color: 'd', w: 4, alpha: 0.7, shake: 0 },
                    ),
                  ];
            }),
            live((t) => flame(800, 452, 0.85, t + 2), { with: true }),
            ...at(1, mid(300, 250, { en: 'out first', hi: 'पहले बुझी' }, { size: 42, color: 'p' })),
            text(1046, 250, { en: 'still\nburning', hi: 'अब भी\nजलती' }, { size: 42, color: 'y' }),
          ],
          pause: 0.6,
        },
      ],
    },
    {
      name: 'Three needs',
      beats: [
        {
          say: {
            en: 'Every fire needs three things: {1}fuel, {2}oxygen, {3}and enough heat. {4}Take one side away, and the fire stops. That is how a blanket or sand puts out a flame.',
            hi: 'हर आग को तीन चीज़ें चाहिए: {1}ईंधन, {2}ऑक्सीजन, {3}और पर्याप्त ऊष्मा। {4}एक भुजा हटा दो, तो आग रुक जाती है। कंबल या रेत इसी तरह आग बुझाते हैं।',
          },
          draw: [
            live((t) => flame(640, 470, 1.5, t), { group: 'f' }),
            ...at(1, line([390, 540], [890, 540], { color: 'w', w: 9, secs: 0.5 })),
            mid(640, 604, { en: 'fuel (wax)', hi: 'ईंधन (मोम)' }, { size: 46 }),
            ...at(2, line([380, 526], [628, 112], { color: 'b', w: 9, secs: 0.5, group: 'o' })),
            text(
              450,
              300,
              { en: 'oxygen (air)', hi: 'ऑक्सीजन (हवा)' },
              { size: 46, color: 'b', anchor: 'end', group: 'o' },
            ),
            ...at(3, line([900, 526], [652, 112], { color: 'p', w: 9, secs: 0.5 })),
            text(830, 300, { en: 'heat', hi: 'ऊष्मा' }, { size: 46, color: 'p' }),
            ...at(4, { move: 'o', by: [-70, -30], secs: 0.9 }),
            { fade: 'o', to: 0.25, with: true },
            { fade: 'f', secs: 0.5 },
            mid(640, 420, { en: 'no fire', hi: 'आग नहीं' }, { size: 52, color: 'y' }),
          ],
          pause: 0.8,
        },
      ],
    },
  ],
};
