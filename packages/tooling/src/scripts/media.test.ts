import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

// The shell functions of scripts/lib/media.sh, which give the media server its place in the network.
const library = resolve(import.meta.dirname, '../../../../scripts/lib');

function placeOf(base: number) {
  const script = `set -euo pipefail; source ${library}/common.sh; source ${library}/media.sh
    echo "$MEDIA_SPACE" "\${MEDIA_CABLE}a" "$(media_net_address 1)" "$(media_net_address 2)" "$(media_ports)"`;
  const env = { ...process.env, SHALA_PORT_BASE: String(base) };
  const [space, cable, machine, server, ports] = execFileSync('bash', ['-c', script], {
    encoding: 'utf8',
    env,
  })
    .trim()
    .split(' ');
  return { space, cable, machine, server, ports };
}

test('two checkouts on one machine get networks that do not meet', () => {
  // The lowest and highest base a checkout gets by itself, their neighbours, and the clean clone's.
  const places = [10_000, 20_000, 20_020, 21_280, 28_980, 65_500].map(placeOf);
  for (const what of ['space', 'cable', 'machine', 'server'] as const)
    expect(new Set(places.map((place) => place[what])).size).toBe(places.length);
  for (const { cable, machine, server, ports } of places) {
    expect(cable?.length).toBeLessThanOrEqual(15);
    // Both ends of the cable in one net of four addresses, neither its first nor its last.
    const last = (address = '') => Number(address.split('.')[3]);
    expect([last(machine) % 4, last(server) % 4]).toEqual([1, 2]);
    expect(last(server)).toBeLessThan(255);
    expect(Number(ports?.split('-')[1])).toBeLessThan(60_000);
  }
});
