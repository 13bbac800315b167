export interface Options {
  missing?: string | true;
  write: boolean;
  groups: string[];
  ids?: string;
  except?: string;
}

/** By hand, because the value of --missing is optional and node:util's parseArgs has no such thing. */
export function parseOptions(args: string[]): Options {
  const options: Options = { write: false, groups: [] };
  const rest = [...args];
  const value = (name: string) => {
    const next = rest.shift();
    if (next === undefined || next.startsWith('--')) throw new Error(`${name} needs a value.`);
    return next;
  };
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--') continue;
    if (name === '--write') options.write = true;
    else if (name === '--groups') options.groups = value(name).split(',');
    else if (name === '--ids') options.ids = value(name);
    else if (name === '--except') options.except = value(name);
    else if (name === '--missing')
      options.missing = rest[0]?.startsWith('--') ? true : (rest.shift() ?? true);
    else
      throw new Error(
        `Unknown option ${name}. Known: --missing [GROUP], --write, --groups, --ids, --except.`,
      );
  }
  return options;
}
