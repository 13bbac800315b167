import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from './options.ts';
import { proveIds } from './prove-ids.ts';
import { markdown, missing, summary } from './report.ts';
import { allIds, expandIds, idsOfGroups, readSpec } from './spec-ids.ts';
import { readTestResults } from './test-results.ts';

/** Returns what to print and the exit code; only --write touches the disk. */
export function runRequirements(root: string, args: string[]): { output: string; exitCode: number } {
  const options = parseOptions(args);
  const spec = readSpec(join(root, 'docs/spec-ids.json'));
  const evidence = proveIds(readTestResults(join(root, '.data/test-results'), root), allIds(spec));
  const except = new Set(options.except ? expandIds(spec, options.except) : []);
  const output: string[] = [];

  if (options.missing === undefined) output.push(summary(spec, evidence));
  else {
    const asked = options.missing === true ? [...allIds(spec)] : idsOfGroups(spec, [options.missing]);
    output.push(...missing(spec, evidence, without(asked, except)));
  }

  const required = without(
    [...idsOfGroups(spec, options.groups), ...(options.ids ? expandIds(spec, options.ids) : [])],
    except,
  );
  const lacking = missing(spec, evidence, required);
  if (lacking.length > 0) output.push('', 'Required here and not named by a passing test:', ...lacking);
  if (evidence.errors.length > 0) output.push('', 'Wrong in test titles:', ...evidence.errors);

  if (options.write) writeFileSync(join(root, 'docs/requirements.md'), markdown(spec, evidence));
  return { output: output.join('\n'), exitCode: lacking.length + evidence.errors.length > 0 ? 1 : 0 };
}

function without(ids: string[], except: Set<string>): Set<string> {
  return new Set(ids.filter((id) => !except.has(id)));
}
