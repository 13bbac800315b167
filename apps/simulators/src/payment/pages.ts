import { escapeHtml } from '../list-page.ts';
import type { Messages } from './messages.ts';
import { allMoods, moods } from './moods.ts';
import type { SimOrder } from './order.ts';
import { formatRupees } from './rupees.ts';

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; background: #eef1f6 }
  body { margin: 0; padding: 1.5rem 1rem }
  main { background: #fff; border: 1px solid #d5dae5; border-radius: 12px; margin: 0 auto; max-width: 34rem;
    overflow: hidden }
  header { background: #27324a; color: #fff; padding: 1rem 1.25rem }
  h1 { font-size: 1.125rem; margin: 0 }
  header p { margin: 0; opacity: .85; font-size: .875rem }
  .body { padding: 1.25rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem }
  dt { color: #566079 } dd { margin: 0; overflow-wrap: anywhere; text-align: right }
  .amount { font-size: 1.5rem; font-weight: 700 }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
  li { display: grid; grid-template-columns: 13rem 1fr; gap: .75rem; align-items: center }
  li span { color: #566079; font-size: .875rem }
  button { font: inherit; font-weight: 600; min-height: 44px; width: 100%; border-radius: 8px; cursor: pointer;
    border: 1px solid #27324a; background: #fff; color: #27324a }
  li:first-child button { background: #1e6b3c; border-color: #1e6b3c; color: #fff }
  button:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px }
  @media (max-width: 30rem) { li { grid-template-columns: 1fr; gap: .125rem } }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><header><h1>${title}</h1><p>No real money: this gateway is a simulator.</p></header>
<div class="body">${body}</div></main></body></html>`;

const facts = (order: SimOrder) => `<dl>
<dt>Amount</dt><dd class="amount">₹ ${formatRupees(order.amountPaise)}</dd>
<dt>Order</dt><dd>${escapeHtml(order.reference)}</dd>
<dt>Gateway</dt><dd>${order.gateway === 'ccavenue' ? 'CCAvenue kind' : 'Razorpay kind'}</dd></dl>`;

/** Every mood is a button; people and Playwright press the same ones. */
export function payPage(order: SimOrder): string {
  const items = allMoods.map(
    (name) =>
      `<li><button name="mood" value="${name}">${moods[name].button}</button><span>${moods[name].about}</span></li>`,
  );
  return page('Payment', `${facts(order)}<form method="post"><ul>${items.join('')}</ul></form>`);
}

export const endPage = (text: string): string => page('Payment', `<p role="status">${escapeHtml(text)}</p>`);

/** As the real ones do it: a form that sends itself, through the customer's browser. */
export function returnPage({ url, fields }: Messages['callbacks'][number]): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    'Back to the shop',
    `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>Back to the shop</button></form>
<script>document.forms[0].submit()</script>`,
  );
}
