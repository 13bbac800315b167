// Who may import whom. The order of the server's modules is data that the server itself reads, too.
// .ts files are seen only because @swc/core is installed: dependency-cruiser cannot use TypeScript 7.
const { readFileSync } = require('node:fs');

const order = JSON.parse(readFileSync('apps/server/src/app/module-order.json', 'utf8'));

const server = '^apps/server/src';
const modules = `${server}/modules`;
const tests = '\\.test\\.tsx?$|^apps/[^/]+/(test|bench)/|/test-support/';
const npm = '(^|/)node_modules/';
const store = `${modules}/([^/]+)/[^/]*-?store\\.ts$`;

/** A rule is: files like `from` must not import files like `to`. Tests may look further than the code. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { pathNot: tests, ...from }, to };
}

const moduleOrder = order.map((name, index) =>
  forbid(
    `module-order-${name}`,
    `${name} may import only modules to its left in module-order.json; let the other module listen to an event or take what it needs as an argument.`,
    { path: `${modules}/${name}/` },
    { path: `${modules}/(${order.slice(index + 1).join('|') || 'no module stands to the right'})/` },
  ),
);

const serverRules = [
  ...moduleOrder,
  forbid(
    'module-not-in-order',
    'Put the module into apps/server/src/app/module-order.json, at the place where its dependencies are all to its left.',
    { path: `${modules}/(?!(${order.join('|')})/)` },
    {},
  ),
  {
    name: 'module-public-door',
    comment: 'Import the other module through its index.ts; export there what others may use.',
    severity: 'error',
    from: { path: `${modules}/([^/]+)/` },
    to: { path: `${modules}/[^/]+/(?!index\\.ts$)`, pathNot: `${modules}/$1/` },
  },
  forbid(
    'module-public-door-from-outside',
    'Import a module through its index.ts.',
    { path: `${server}/(app|entry)/` },
    { path: `${modules}/[^/]+/(?!index\\.ts$)` },
  ),
  forbid(
    'listeners-are-not-imported',
    'progress and notifications listen to events; publish an event instead of calling them.',
    { path: `${modules}/([^/]+)/` },
    { path: `${modules}/(progress|notifications)/`, pathNot: `${modules}/$1/` },
  ),
  forbid(
    'modules-import-no-app',
    'A module knows nothing of app or entry; take what it needs as an argument of its create function.',
    { path: `${modules}/` },
    { path: `${server}/(app|entry)/` },
  ),
  forbid(
    'domain-is-pure',
    'domain/ holds pure rules: move I/O, clock, HTTP and SQL to the use case or the store and pass values in.',
    { path: `${modules}/([^/]+)/domain/` },
    { pathNot: [`${modules}/$1/domain/`, '^packages/question-kit/', '^apps/server/src/platform/text/'] },
  ),
  forbid(
    'store-sees-only-the-database',
    'A store imports platform/db, stores and types of its own module; move everything else to the use case.',
    { path: store },
    {
      pathNot: [
        `${modules}/$1/domain/`,
        `${modules}/$1/[^/]+-store\\.ts$`,
        `${server}/platform/db/`,
        `${npm}kysely/`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'http-calls-use-cases',
    'A route calls a use case of its module, which calls the database and other modules.',
    { path: `${modules}/([^/]+)/http/` },
    {
      path: [`${modules}/`, `${server}/platform/db/`],
      pathNot: `${modules}/$1/`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'http-sees-no-rows',
    'Call the use case: rows of the database never reach a route.',
    { path: `${modules}/[^/]+/http/` },
    { path: store },
  ),
  forbid(
    'sql-only-in-stores',
    'Move the statement to the -store.ts of the module.',
    { path: `${modules}/`, pathNot: [store, tests] },
    { path: `${npm}(kysely|pg)/` },
  ),
  forbid(
    'wire-stays-at-the-edge',
    'Frozen names stop at http/: give the use case clean names and translate in the route.',
    { path: `${modules}/[^/]+/(?!http/)` },
    { path: '^packages/wire/' },
  ),
  forbid(
    'platform-imports-npm-only',
    'platform holds adapters that know nothing of Shala; move the rule to a module or pass it in.',
    { path: `${server}/platform/` },
    { path: '^(apps|packages|e2e)/', pathNot: `${server}/platform/` },
  ),
  forbid(
    'entry-starts-app',
    'entry reads the configuration and starts app; move anything else there.',
    { path: `${server}/entry/` },
    { path: '^(apps|packages|e2e)/', pathNot: `${server}/(entry|app|platform)/` },
  ),
  forbid(
    'app-imports-no-entry',
    'app is built by entry and does not know it.',
    { path: `${server}/app/` },
    { path: `${server}/entry/` },
  ),
];

const packageRules = [
  ['wire', []],
  ['brand', []],
  ['tooling', []],
  ['demo-media', []],
  ['question-kit', []],
  ['meeting-protocol', []],
  ['api-client', ['wire']],
  ['ui', ['brand']],
  ['app-kit', ['brand', 'api-client', 'ui']],
  ['live-room', ['meeting-protocol', 'ui', 'app-kit', 'brand', 'api-client']],
].map(([name, allowed]) =>
  forbid(
    `package-${name}`,
    `packages/${name} may import ${allowed.length > 0 ? `packages/${allowed.join(', ')}` : 'no other package'} of this workspace.`,
    { path: `^packages/${name}/` },
    { path: '^(apps|packages|e2e)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
  ),
);

const browser = '^apps/(web|console)/src';

const browserRules = [
  forbid(
    'features-do-not-meet',
    'A feature never imports another feature: let the page combine them, or move the common part to shared.',
    { path: `^apps/([^/]+)/src/features/([^/]+)/` },
    { path: '^apps/[^/]+/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'features-know-no-page',
    'A feature is used by pages and does not know them.',
    { path: `${browser}/features/` },
    { path: `${browser}/(pages|app)/` },
  ),
  forbid(
    'shared-knows-no-feature',
    'shared is used by features and pages: move the part that knows a feature to that feature.',
    { path: `${browser}/shared/` },
    { path: `${browser}/(features|pages|app)/` },
  ),
  forbid(
    'pages-know-no-app',
    'Pages are mounted by app and do not know it.',
    { path: `${browser}/pages/` },
    { path: `${browser}/app/` },
  ),
  forbid(
    'app-goes-through-pages',
    'Only pages combine features; app mounts pages.',
    { path: `${browser}/app/` },
    { path: `${browser}/features/` },
  ),
];

module.exports = {
  forbidden: [
    ...serverRules,
    ...packageRules,
    ...browserRules,
    {
      name: 'apps-do-not-meet',
      comment: 'Nothing imports from another app; move what two apps need to a package.',
      severity: 'error',
      from: { path: '^(?:apps/([^/]+)|packages|e2e|scripts)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    forbid('no-test-in-product', 'Move what product code needs out of the test file.', {}, { path: tests }),
    {
      name: 'no-cycle',
      comment: 'Move the part both files need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere: correct the path or add the dependency.',
      severity: 'error',
      from: {},
      // 'texts:' names half a catalogue: the web app's own Vite plugin makes it.
      to: { couldNotResolve: true, pathNot: '^texts:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    // swc reports type imports as well, and they bind as much as value imports do.
    parser: 'swc',
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
