import type { Browser } from '@playwright/test';

const css = `
  body { margin: 0; width: 900px; height: 1200px; background: #8a6440; overflow: hidden }
  main { position: absolute; inset: 34px 30px -40px 34px; padding: 84px 60px 0 150px; transform: rotate(-0.8deg);
    box-sizing: border-box; color: #26418f; font: italic 38px/60px 'Mukta', sans-serif;
    background: linear-gradient(90deg, #0000 118px, #e08a8a 118px 121px, #0000 121px),
      repeating-linear-gradient(#fdfaf0 0 58px, #a9bfdd 58px 60px) }
  h1 { margin: 0; font-size: 46px; line-height: 60px }
  p { margin: 0 0 60px }
  svg { width: 600px; stroke: #26418f; stroke-width: 4; fill: none }
  text { font-size: 30px; stroke: none; fill: #26418f }
  .force { stroke: #b3312b }
  .force-name { fill: #b3312b }`;

const box = `<svg viewBox="0 0 600 300">
  <path d="M40 220H560M60 246l18-26m50 26 18-26m50 26 18-26m50 26 18-26m50 26 18-26m50 26 18-26m50 26 18-26"/>
  <path d="M230 100h140v120H230zM300 160v120m-10-20 10 20 10-20"/><text x="276" y="142">box</text>
  <text x="324" y="286">weight</text>
  <path class="force" d="M90 160h130m-22-12 22 12-22 12M500 206H380m22-12-22 12 22 12"/>
  <text class="force-name" x="90" y="140">push</text><text class="force-name" x="420" y="186">friction</text></svg>`;

const pages = {
  box: `<h1>Ans 1</h1><p>Static friction is more than sliding friction. When the box is still, its rough points
    lock into the floor. We need a big push to break them. Once it moves they do not get time to lock.</p>${box}`,
  helps: `<h1>Friction at home</h1><p>1. Shoes and the wet floor: sliding friction. Grooves make it more.</p>
    <p>2. Matchstick and its box: it must rub to get hot.</p><p>3. Knife and whetstone.</p>`,
  hinders: `<h1>Where we want less</h1><p>4. Door hinge: we put oil.</p>
    <p>5. Cupboard on wheels: rolling friction is less than sliding friction.</p>`,
  sketch: `<h1>My sketch</h1><p>Pushing the cupboard:</p>${box}`,
};

/** A page of a notebook, as a phone would photograph it. */
export async function photograph(browser: Browser, what: keyof typeof pages) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  await page.setContent(`<style>${css}</style><main>${pages[what]}</main>`);
  const buffer = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return { name: `${what}.jpg`, mimeType: 'image/jpeg', buffer };
}
