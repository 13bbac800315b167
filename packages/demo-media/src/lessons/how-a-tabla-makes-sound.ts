import { at, live, mid, text, title } from '../lesson/items.ts';
import type { Item, Lesson, Point, Stroke } from '../lesson/lesson.ts';
import { arrow, bow, curve, ellipse, line, path, under } from '../lesson/strokes.ts';

/** A tabla from the side; the skin is drawn by the caller. */
const drum = (x: number, y: number, k = 1): Stroke[] => [
  path(
    `M${x - 150 * k} ${y}C${x - 172 * k} ${y + 90 * k} ${x - 140 * k} ${y + 220 * k} ${x - 112 * k} ${y + 262 * k}L${x + 112 * k} ${y + 262 * k}C${x + 140 * k} ${y + 220 * k} ${x + 172 * k} ${y + 90 * k} ${x + 150 * k} ${y}`,
    { w: 5, secs: 1.1 },
  ),
  path(
    [-118, -72, -24, 24, 72, 118]
      .map((d) => `M${x + d * k} ${y + 30 * k}L${x + d * 0.9 * k} ${y + 236 * k}`)
      .join(''),
    { w: 2.5, alpha: 0.6, secs: 0.7 },
  ),
  path(
    [-96, -48, 0, 48, 96]
      .map((d) => `M${x + (d - 15) * k} ${y + 112 * k}h${30 * k}v${34 * k}h${-30 * k}Z`)
      .join(''),
    { w: 3, secs: 0.7 },
  ),
];
const tan = [
  [1, 1],
  [2, 0.55],
  [3, 0.4],
  [4, 0.22],
  [5, 0.14],
] as [number, number][];
const plain = [
  [1, 1],
  [1.59, 0.75],
  [2.14, 0.6],
  [2.3, 0.45],
  [2.65, 0.4],
  [2.92, 0.3],
] as [number, number][];
const ladder = (y: number, at0: number[], color: 'b' | 'y'): Item[] =>
  at0.map((r) =>
    line([330 + (r - 1) * 190, y - 46], [330 + (r - 1) * 190, y + 2], { color, w: 7, secs: 0.22 }),
  );
const wavy = (x: number, y: number, w: number, amp: number, waves: number, p: number): Point[] => {
  const n = Math.max(2, Math.round(waves * 14 * p));
  return Array.from({ length: n + 1 }, (_, i) => {
    const u = (i / n) * p;
    return [x + w * u, y - amp * Math.sin(u * waves * 2 * Math.PI) * Math.exp(-u * 0.8)];
  });
};

export const howATablaMakesSound: Lesson = {
  id: 'how-a-tabla-makes-sound',
  scenes: [
    {
      name: 'The skin vibrates',
      beats: [
        {
          say: {
            en: 'This is a [[tabla|tubla]]: {1}a skin, stretched tight over a hollow wooden body.',
            hi: 'यह तबला है: {1}लकड़ी के खोखले ढाँचे पर कसकर तनी हुई पूड़ी।',
          },
          draw: [
            ...title({ en: 'How does a tabla make sound?', hi: 'तबला ध्वनि कैसे पैदा करता है?' }),
            ...drum(340, 318),
            ...at(1, ellipse(340, 318, 150, 34, { w: 5 })),
            ellipse(340, 316, 58, 13, { w: 3, fill: 'd', fillAlpha: 0.75, secs: 0.4 }),
            bow([600, 250], [480, 300], -22, { color: 'y' }),
            text(614, 258, { en: 'skin', hi: 'पूड़ी' }, { color: 'y', size: 40 }),
          ],
        },
        {
          say: { en: 'Tap it, and listen.', hi: 'थाप दो, और सुनो।' },
          draw: [
            { ...arrow([340, 190], [340, 274], { color: 'p', w: 6, group: 'tap', secs: 0.3 }), after: true },
            { sound: { hz: 262, partials: tan, decay: 0.8, gain: 0.5 }, secs: 1 },
            { fade: 'tap', secs: 0.4, with: true },
          ],
        },
        {
          say: {
            en: '{1}The skin moves up and down, hundreds of times in one second. {2}That fast movement is called vibration.',
            hi: '{1}पूड़ी एक सेकंड में सैकड़ों बार ऊपर-नीचे होती है। {2}इस तेज़ गति को कंपन कहते हैं।',
          },
          draw: [
            ...at(1, line([640, 470], [1150, 470], { w: 2.5, dash: [10, 10], alpha: 0.6 })),
            live((t) => {
              const a = 62 * Math.sin(t * 7) * Math.max(0.35, Math.exp(-t * 0.12));
              return [
                path(`M640 470C760 ${470 - a * 1.3} 1030 ${470 - a * 1.3} 1150 470`, {
                  color: 'y',
                  w: 7,
                  shake: 0.4,
                }),
                path('M640 440v60M1150 440v60', { w: 6, shake: 0.3 }),
              ];
            }),
            mid(895, 372, { en: 'the skin, seen very large', hi: 'पूड़ी, बहुत बड़ी करके' }, { size: 32 }),
            ...at(2, mid(895, 592, { en: 'vibration', hi: 'कंपन' }, { size: 52, color: 'y', bold: true })),
            under(),
          ],
        },
      ],
    },
    {
      name: 'Air carries it',
      beats: [
        {
          say: {
            en: 'Each time the skin moves out, {1}it squeezes the air beside it. The squeeze pushes on, {2}and so a wave runs through the air to your ear.',
            hi: 'पूड़ी जब भी बाहर आती है, {1}पास की हवा को दबाती है। वह दबाव आगे बढ़ता जाता है, {2}और इस तरह हवा में एक तरंग कान तक पहुँचती है।',
          },
          draw: [
            ...title({ en: 'The air carries it', hi: 'हवा उसे आगे ले जाती है' }),
            live((t) => {
              const a = 12 * Math.sin(t * 5);
              return [
                path(`M150 200C${150 + a * 2.4} 300 ${150 + a * 2.4} 440 150 540`, {
                  color: 'y',
                  w: 8,
                  shake: 0.3,
                }),
              ];
            }),
            mid(150, 592, { en: 'skin', hi: 'पूड़ी' }, { color: 'y', size: 40 }),
            ...at(
              1,
              live(
                (t, p) => {
                  let d = '';
                  for (let r = 0; r < 9; r++)
                    for (let c = 0; c < 30; c++) {
                      const x = 200 + c * 26 + ((r * 7) % 5) * 3;
                      const k = x / 54;
                      const reach = 200 + 830 * p;
                      if (x > 985) continue;
                      const s = x < reach ? 17 * Math.sin(k - t * 5) : 0;
                      d += `M${(x + s).toFixed(1)} ${215 + r * 40}h2`;
                    }
                  return [path(d, { w: 6, color: 'b', shake: 0 })];
                },
                { secs: 3.2 },
              ),
            ),
            {
              ...path(
                'M1080 300C1110 240 1190 250 1190 330C1190 390 1140 400 1138 450C1136 490 1090 500 1076 460M1104 330C1120 292 1160 300 1154 340C1150 372 1122 376 1128 404',
                { w: 6, secs: 1 },
              ),
              with: true,
            },
            mid(1130, 592, { en: 'ear', hi: 'कान' }, { size: 40 }),
            ...at(2, arrow([420, 168], [760, 168], { w: 5, color: 'w' })),
            mid(
              590,
              592,
              { en: 'air: squeezed, loose, squeezed, loose', hi: 'हवा: दबी, फैली, दबी, फैली' },
              { color: 'b', size: 34 },
            ),
          ],
          pause: 1.2,
        },
      ],
    },
    {
      name: 'Tight skin, high note',
      beats: [
        {
          say: {
            en: 'A loose skin vibrates slowly: {1}a low note.',
            hi: 'ढीली पूड़ी धीरे काँपती है: {1}नीचा स्वर।',
          },
          draw: [
            ...title({ en: 'Tighter skin, higher note', hi: 'पूड़ी कसी, स्वर ऊँचा' }),
            text(90, 245, { en: 'loose', hi: 'ढीली' }, { size: 44, color: 'b' }),
            line([270, 230], [900, 230], { w: 2.5, dash: [8, 10], alpha: 0.5, secs: 0.3 }),
            ...at(1, text(940, 245, { en: 'low note', hi: 'नीचा स्वर' }, { size: 44, color: 'b' })),
            { sound: { hz: 150, partials: tan, decay: 1, gain: 0.6 }, after: true, secs: 1.2 },
            live(
              (_t, p) => [
                curve(wavy(270, 230, 630, 62, 4, Math.max(0.04, p)), { color: 'b', w: 5, shake: 0.4 }),
              ],
              { secs: 1.3, with: true },
            ),
          ],
          pause: 0.6,
        },
        {
          say: {
            en: 'Hammer the blocks down, and the straps pull the skin tighter. {1}It vibrates faster: a higher note.',
            hi: 'गट्टों को ठोको, तो डोरियाँ पूड़ी को और कस देती हैं। {1}वह तेज़ काँपती है: ऊँचा स्वर।',
          },
          draw: [
            text(90, 435, { en: 'tight', hi: 'कसी' }, { size: 44, color: 'y' }),
            line([270, 420], [900, 420], { w: 2.5, dash: [8, 10], alpha: 0.5, secs: 0.3 }),
            ...at(1, text(940, 435, { en: 'high note', hi: 'ऊँचा स्वर' }, { size: 44, color: 'y' })),
            { sound: { hz: 300, partials: tan, decay: 0.9, gain: 0.5 }, after: true, secs: 1.2 },
            live(
              (_t, p) => [
                curve(wavy(270, 420, 630, 62, 8, Math.max(0.03, p)), { color: 'y', w: 5, shake: 0.4 }),
              ],
              { secs: 1.3, with: true },
            ),
            mid(
              640,
              580,
              { en: 'more vibrations in a second = higher pitch', hi: 'प्रति सेकंड अधिक कंपन = ऊँचा तारत्व' },
              { size: 40 },
            ),
          ],
          pause: 0.8,
        },
      ],
    },
    {
      name: 'The black patch',
      beats: [
        {
          say: {
            en: 'Why the black patch? A plain drum gives many tones {1}at uneven steps: {2}a thud.',
            hi: 'काली स्याही क्यों? सादे ढोल के कई स्वर {1}असमान दूरी पर होते हैं: {2}बस एक धप।',
          },
          draw: [
            ...title({ en: 'What is the black patch for?', hi: 'काली स्याही किस काम की?' }),
            ellipse(160, 265, 80, 80, { color: 'b', w: 5 }),
            line([300, 300], [1160, 300], { w: 3, secs: 0.4 }),
            text(
              1160,
              348,
              { en: 'tones, low to high', hi: 'स्वर, नीचे से ऊँचे' },
              { size: 30, anchor: 'end', color: 'd' },
            ),
            ...at(1, ladder(300, [1, 1.59, 2.14, 2.3, 2.65, 2.92], 'b')),
            ...at(2, text(780, 262, { en: 'uneven: a thud', hi: 'असमान: धप' }, { color: 'b', size: 40 })),
            { sound: { hz: 180, partials: plain, decay: 0.45, gain: 0.6 }, after: true, secs: 1 },
          ],
          pause: 0.7,
        },
        {
          say: {
            en: 'The heavy patch slows some of them, {1}until the tones stand at one, two, three, four and five times the lowest: a clear, singing note.',
            hi: 'भारी स्याही कुछ कंपनों को धीमा करती है, {1}जिससे स्वर सबसे नीचे के एक, दो, तीन, चार और पाँच गुने पर आ जाते हैं: साफ़, गाता हुआ स्वर।',
          },
          draw: [
            ellipse(160, 475, 80, 80, { color: 'y', w: 5 }),
            ellipse(160, 475, 34, 34, { color: 'w', w: 3, fill: 'd', fillAlpha: 0.75 }),
            line([300, 510], [1160, 510], { w: 3, secs: 0.4 }),
            ...at(
              1,
              ...[1, 2, 3, 4, 5].flatMap((r) => [
                ...ladder(510, [r], 'y'),
                mid(330 + (r - 1) * 190, 556, `${r}`, { size: 36, color: 'y', secs: 0.25 }),
              ]),
            ),
            { sound: { hz: 180, partials: tan, decay: 1.1, gain: 0.5 }, after: true, secs: 1.5 },
            mid(
              710,
              622,
              { en: 'even steps: a musical note', hi: 'समान दूरी: संगीत का स्वर' },
              { color: 'y', size: 44, with: true },
            ),
          ],
        },
        {
          say: {
            en: '[[C. V. Raman|see vee Rahmun]] explained this about a hundred years ago.',
            hi: 'सी. वी. रामन ने लगभग सौ साल पहले यह समझाया था।',
          },
          draw: [text(900, 410, { en: 'C. V. Raman', hi: 'सी. वी. रामन' }, { size: 40 }), under()],
          pause: 0.8,
        },
      ],
    },
  ],
};
