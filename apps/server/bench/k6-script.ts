/**
 * Two thousand students press Start within ten seconds; then each saves one answer every twenty seconds. k6 runs
 * it in its own engine, so it is a text to us. PLAN and PEOPLE name what they do and who they are;
 * each of k6's students reads the script anew, so the long list is shared.
 */
export const k6Script = `
import http from 'k6/http';
import { sleep } from 'k6';
import { SharedArray } from 'k6/data';
import { Counter, Trend } from 'k6/metrics';

const plan = JSON.parse(open(__ENV.PLAN));
const people = new SharedArray('people', () => JSON.parse(open(__ENV.PEOPLE)));
const startTime = new Trend('start', true);
const saveTime = new Trend('save', true);
const errors = new Counter('errors');

export const options = {
  scenarios: {
    exam: { executor: 'per-vu-iterations', vus: people.length, iterations: 1, maxDuration: '10m' },
  },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};

export default function () {
  const me = people[__VU - 1];
  const headers = {
    host: 'shala.localhost', 'content-type': 'application/json', authorization: 'Bearer ' + me.token,
  };
  const take = (answer) => {
    if (answer.status === 200) return answer.json();
    errors.add(1);
    console.error(answer.status + ' ' + answer.body);
    return null;
  };
  sleep(Math.random() * plan.startSeconds);
  const created = http.post(me.origin + me.create.path, JSON.stringify(me.create.body), { headers });
  const attempt = take(created);
  if (!attempt) return;
  const id = attempt[plan.names.attempt].id;
  const list = me.origin + me.list.replace('ATTEMPT', id);
  const served = http.get(list, { headers });
  const questions = take(served);
  if (!questions) return;
  startTime.add(created.timings.duration + served.timings.duration);
  const ids = questions[plan.names.questions].map((question) => question.id);
  sleep(Math.random() * plan.everySeconds);
  for (let n = 0; n < plan.saves; n += 1) {
    const body = { student_answer: 'option' + (1 + (n % 4)), client_seq: n + 1, run_no: 1 };
    const saved = http.put(list + '/' + ids[n % ids.length], JSON.stringify({ [plan.names.question]: body }), { headers });
    if (take(saved)) saveTime.add(saved.timings.duration);
    if (n + 1 < plan.saves) sleep(plan.everySeconds);
  }
}
`;
