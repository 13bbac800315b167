import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU seconds a process has used so far. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** CPU seconds of a process, of those it has started, and of those of them that have ended. */
export function cpuOfFamily(parent: number): number {
  let total = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (Number(pid) !== parent && Number(fields[1]) !== parent) continue;
      total += fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
    } catch {
      // The process has ended between the listing and the look.
    }
  }
  return total;
}

/** CPU seconds of a process and all that came from it, however far, but for these and theirs. */
export function cpuOfTree(root: number, except: readonly number[]): number {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    } catch {
      // The process has ended between the listing and the look.
    }
  }
  const sum = (pid: number): number =>
    except.includes(pid)
      ? 0
      : (children.get(pid) ?? []).reduce((total, child) => total + sum(child), cpuOf(pid));
  return sum(root);
}

/** CPU seconds of all processes of a name together; those that have ended count through their parent. */
export function cpuOfAll(name: string): number {
  let total = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== name) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      total += fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
    } catch {
      // The process has ended between the listing and the look.
    }
  }
  return total;
}

/** CPU seconds of the whole machine: what is more than our own was somebody else's. */
export function cpuOfMachine(): number {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .map(Number);
  return (
    [user, nice, system, irq, softirq].reduce((sum: number, ticks) => sum + (ticks ?? 0), 0) / ticksPerSecond
  );
}
