import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

// A load generator in a process of its own: connections that each send a save, wait for its answer, and send the
// next one. It speaks HTTP itself, because a client library would cost more than the server it measures.
//   node save-load.ts PLAN.json
interface Plan {
  ports: number[];
  clients: number;
  seconds: number;
  /** The number of the first save; each one is higher than all before it. */
  firstSeq: number;
  question: string;
  targets: { path: string; token: string }[];
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan;
const times: number[] = [];
let failed = 0;
let seq = plan.firstSeq;
const end = performance.now() + plan.seconds * 1000;

function nextRequest(): string {
  seq += 1;
  const { path, token } = plan.targets[Math.floor(Math.random() * plan.targets.length)] as Plan['targets'][0];
  const answer = `option${1 + (seq % 4)}`;
  const body = `{"${plan.question}":{"student_answer":"${answer}","client_seq":${seq},"run_no":1,"tab":"bench"}}`;
  return (
    `PUT ${path} HTTP/1.1\r\nhost: shala.localhost\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

function client(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(plan.ports[number % plan.ports.length] as number, '127.0.0.1');
    let began = 0;
    let received = '';
    const send = () => {
      began = performance.now();
      received = '';
      socket.write(nextRequest());
    };
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const headersEnd = received.indexOf('\r\n\r\n');
      if (headersEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < headersEnd + 4 + length) return;
      if (received.startsWith('HTTP/1.1 200')) times.push(performance.now() - began);
      else failed += 1;
      if (performance.now() < end) return send();
      socket.end();
      resolve();
    });
  });
}

const from = process.cpuUsage();
const began = performance.now();
await Promise.all(Array.from({ length: plan.clients }, (_unused, n) => client(n)));
const seconds = (performance.now() - began) / 1000;
const cpu = process.cpuUsage(from);
const sorted = times.toSorted((a, b) => a - b);
console.log(
  JSON.stringify({
    saves: times.length,
    failed,
    seconds,
    perSecond: times.length / seconds,
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    lastSeq: seq,
  }),
);
