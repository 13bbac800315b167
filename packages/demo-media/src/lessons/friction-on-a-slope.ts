import { at, live, mid, text, title, together } from '../lesson/items.ts';
import type { Lesson, Point } from '../lesson/lesson.ts';
import { arc, arrow, cos, dot, hatch, line, path, shape, sin, under } from '../lesson/strokes.ts';

// The slope rises to the right at 25 degrees from A.
const A: Point = [90, 600];
const run = 640;
const tilt = 25;
const on = (s: number, up = 0): Point => [
  A[0] + s * cos(tilt) - up * sin(tilt),
  A[1] - s * sin(tilt) - up * cos(tilt),
];
const B = on(run / cos(tilt));
const block = (s: number, w = 170, h = 120): Point[] => [
  on(s - w / 2),
  on(s + w / 2),
  on(s + w / 2, h),
  on(s - w / 2, h),
];
const mids = 410;
const C = on(mids, 60);
const weight = 205;
const along = weight * sin(tilt);
const into = weight * cos(tilt);
/** Seconds after which the slope is too steep. */
const SLIP_AT = 1.9;
const go = (from: Point, deg: number, l: number): Point => [from[0] + l * cos(deg), from[1] + l * sin(deg)];

export const frictionOnASlope: Lesson = {
  id: 'friction-on-a-slope',
  scenes: [
    {
      name: 'The question',
      beats: [
        {
          say: {
            en: 'A wooden block sits on a slope, {1}and it does not slide down. {2}What is holding it?',
            hi: 'लकड़ी का एक गुटका ढलान पर रखा है, {1}और वह नीचे नहीं फिसलता। {2}उसे किसने रोक रखा है?',
          },
          draw: [
            shape([A, [B[0], A[1]], B], { w: 5, secs: 1.3 }),
            hatch(on(30), on(run / cos(tilt) - 10)),
            ...at(1, shape(block(mids), { w: 5, fill: 'b', fillAlpha: 0.3 })),
            ...at(
              2,
              text(
                660,
                130,
                { en: 'Why does the block\nnot slide down?', hi: 'गुटका नीचे क्यों\nनहीं फिसलता?' },
                { size: 60, bold: true },
              ),
            ),
            under(),
          ],
        },
      ],
    },
    {
      name: 'Three forces',
      beats: [
        {
          say: {
            en: 'Its weight {1}pulls it straight down. {2}The slope pushes back at a right angle to its surface.',
            hi: 'उसका भार {1}उसे सीधे नीचे खींचता है। {2}ढलान अपनी सतह से समकोण पर उसे वापस धकेलती है।',
          },
          draw: [
            ...together(
              shape([A, [B[0], A[1]], B], { w: 5, secs: 0.8 }),
              shape(block(mids), { w: 5, fill: 'b', fillAlpha: 0.22, secs: 0.8, still: true }),
            ),
            arc(A[0], A[1], 84, 0, -tilt, { w: 3 }),
            ...at(1, dot(C[0], C[1], 5, 'w'), arrow(C, go(C, 90, weight), { color: 'p', w: 6 })),
            text(C[0] + 26, C[1] + weight - 20, { en: 'weight', hi: 'भार' }, { color: 'p', size: 42 }),
            ...at(2, arrow(C, go(C, -90 - tilt, into), { color: 'b', w: 6 })),
            text(
              ...go(C, -90 - tilt, into + 30),
              { en: 'push of the slope', hi: 'ढलान का धक्का' },
              { color: 'b', anchor: 'middle', size: 42 },
            ),
          ],
        },
        {
          say: {
            en: 'But look: {1}one part of the weight still points down along the slope. {2}Friction acts the other way, up the slope, and is exactly as strong.',
            hi: 'पर देखो: {1}भार का एक हिस्सा अब भी ढलान के साथ नीचे की ओर है। {2}घर्षण उलटी ओर, ढलान के साथ ऊपर को लगता है, और ठीक उतना ही बड़ा है।',
          },
          draw: [
            ...at(
              1,
              path(
                `M${go(C, 90, weight)[0]} ${go(C, 90, weight)[1]}L${go(C, 180 - tilt, along)[0]} ${go(C, 180 - tilt, along)[1]}`,
                { w: 2.5, dash: [9, 9], color: 'p', secs: 0.4 },
              ),
            ),
            arrow(C, go(C, 180 - tilt, along), { color: 'p', w: 6 }),
            ...at(2, arrow(C, go(C, -tilt, along), { color: 'y', w: 7 })),
            text(
              ...go(on(mids + 112, 84), -tilt, 0),
              { en: 'friction', hi: 'घर्षण' },
              { color: 'y', size: 44, turn: -tilt },
            ),
          ],
        },
        {
          say: {
            en: 'Equal and opposite along the slope: {1}so the block stays at rest.',
            hi: 'ढलान के साथ दोनों बराबर और विपरीत हैं: {1}इसलिए गुटका स्थिर रहता है।',
          },
          draw: [
            ...together(
              arrow([980, 250], [860, 250], { color: 'p', w: 7 }),
              arrow([1000, 250], [1120, 250], { color: 'y', w: 7 }),
            ),
            ...at(1, mid(990, 350, { en: 'balanced:\nit stays', hi: 'संतुलित:\nगुटका स्थिर' }, { size: 50 })),
          ],
          pause: 0.7,
        },
      ],
    },
    {
      name: 'A steeper slope',
      beats: [
        {
          say: {
            en: 'Now tilt the slope more. {1}The downhill part of the weight grows, and friction grows to match it.',
            hi: 'अब ढलान को और उठाओ। {1}भार का नीचे वाला हिस्सा बढ़ता है, और घर्षण भी उतना ही बढ़ जाता है।',
          },
          draw: [
            line([80, 606], [760, 606], { w: 5 }),
            live(
              (t) => {
                const a = 14 + 16 * Math.min(1, Math.max(0, (t - 1) / 3.2));
                const q = (s: number, up = 0): Point => [
                  100 + s * cos(a) - up * sin(a),
                  602 - s * sin(a) - up * cos(a),
                ];
                const c = q(400, 55);
                const l = 290 * sin(a);
                return [
                  line(q(0), q(690), { w: 6, shake: 0.5 }),
                  hatch(q(20), q(680), { shake: 0.3 }),
                  shape([q(325), q(475), q(475, 108), q(325, 108)], {
                    w: 5,
                    fill: 'b',
                    fillAlpha: 0.28,
                    shake: 0.5,
                  }),
                  arrow(c, [c[0] - l * cos(a), c[1] + l * sin(a)], { color: 'p', w: 6, shake: 0.3 }),
                  arrow(c, [c[0] + l * cos(a), c[1] - l * sin(a)], { color: 'y', w: 6, shake: 0.3 }),
                ];
              },
              { group: 'a', wait: 0.2 },
            ),
            ...at(1, text(800, 330, { en: 'steeper slope:', hi: 'अधिक ढाल:' }, { size: 44 })),
            text(800, 392, { en: '[p|downhill pull grows]', hi: '[p|नीचे खिंचाव बढ़ा]' }, { size: 36 }),
            text(800, 446, { en: '[y|friction grows too]', hi: '[y|घर्षण भी बढ़ा]' }, { size: 36 }),
          ],
        },
        {
          say: {
            en: 'But friction has a limit. {1}Past that limit the pull wins, and the block slides.',
            hi: 'पर घर्षण की एक सीमा है। {1}सीमा के पार खिंचाव जीत जाता है, और गुटका फिसल पड़ता है।',
          },
          draw: [
            { fade: 'a', secs: 0.05 },
            live(
              (t) => {
                const a = 30 + 4 * Math.min(1, t / SLIP_AT);
                const gone = Math.max(0, t - SLIP_AT);
                const s = 400 - Math.min(165, 60 * gone * gone);
                const q = (k: number, up = 0): Point => [
                  100 + k * cos(a) - up * sin(a),
                  602 - k * sin(a) - up * cos(a),
                ];
                const c = q(s, 55);
                const l = 290 * sin(a);
                // Up to the limit friction matches the pull; a block that slides feels a little less.
                const f = gone > 0 ? 290 * sin(34) * 0.8 : l;
                return [
                  line(q(0), q(690), { w: 6, shake: 0.5 }),
                  hatch(q(20), q(680), { shake: 0.3 }),
                  shape([q(s - 75), q(s + 75), q(s + 75, 108), q(s - 75, 108)], {
                    w: 5,
                    fill: 'b',
                    fillAlpha: 0.28,
                    shake: 0.5,
                  }),
                  arrow(c, [c[0] - l * cos(a), c[1] + l * sin(a)], { color: 'p', w: 6, shake: 0.3 }),
                  arrow(c, [c[0] + f * cos(a), c[1] - f * sin(a)], { color: 'y', w: 6, shake: 0.3 }),
                ];
              },
              { with: true },
            ),
            ...at(
              1,
              text(
                800,
                530,
                { en: 'past the limit,\nit slides', hi: 'सीमा पार हुई,\nगुटका फिसला' },
                { size: 46 },
              ),
            ),
          ],
          pause: 0.6,
        },
      ],
    },
    {
      name: 'Rough and smooth',
      beats: [
        {
          say: {
            en: 'A rougher surface has a higher limit. {1}On glass the block slips early, {2}on cloth later, {3}on sandpaper last of all.',
            hi: 'खुरदरी सतह की सीमा ऊँची होती है। {1}काँच पर गुटका जल्दी फिसलता है, {2}कपड़े पर देर से, {3}और रेगमाल पर सबसे बाद में।',
          },
          draw: [
            ...title({ en: 'When does it begin to slide?', hi: 'फिसलना कब शुरू होता है?' }),
            ...(
              [
                [1, 'glass', 'काँच', 12, 'b', 60],
                [2, 'cloth', 'कपड़ा', 24, 'p', 450],
                [3, 'sandpaper', 'रेगमाल', 36, 'y', 840],
              ] as const
            ).flatMap(([k, en, hi, deg, color, x]) => {
              const p: Point = [x + 10, 490];
              const q = (s: number, up = 0): Point => [
                p[0] + s * cos(deg) - up * sin(deg),
                p[1] - s * sin(deg) - up * cos(deg),
              ];
              return at(
                k,
                shape([p, [p[0] + 360 * cos(deg), p[1]], q(360)], { color, w: 5 }),
                shape([q(160), q(246), q(246, 60), q(160, 60)], {
                  w: 4,
                  fill: color,
                  fillAlpha: 0.25,
                  secs: 0.4,
                }),
                mid(x + 180, 545, { en, hi }, { size: 42, color }),
              );
            }),
          ],
        },
        {
          say: {
            en: 'A rougher surface usually gives more friction: that is why shoes and tyres have treads.',
            hi: 'सतह खुरदरी हो, तो घर्षण प्रायः अधिक होता है: इसीलिए जूतों और टायरों पर खाँचे होते हैं।',
          },
          draw: [
            mid(
              640,
              620,
              { en: 'Rougher surface, more friction.', hi: 'सतह खुरदरी, तो घर्षण अधिक।' },
              { size: 44, color: 'y', bold: true },
            ),
            under(),
          ],
        },
      ],
    },
  ],
};
