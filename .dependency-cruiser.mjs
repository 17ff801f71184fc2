/**
 * Who may import whom (docs/architecture.md, "Who may import whom"), checked by `npm run lint`. Imports run downwards
 * only, so that a part can be read, tested and replaced without what stands above it. Imports of types count like any
 * other: a file that needs a type of a part knows that part.
 */

/** What is delivered; tests beside the code and their helpers are not. */
const product = '^(admin|contract|documents|pages|server|site)/'
const tests = ['\\.test\\.tsx?$', '/testing/']

/**
 * The levels within `server`, from the bottom up: each imports what stands before it. Those of one level do not know
 * each other.
 */
const levels = [
  ['runtime'],
  ['db'],
  ['http'],
  // A form and a sign-in queue their mail in their own transaction: mail stands below both.
  ['mail'],
  ['auth', 'forms'],
  // A sign-up and an enquiry belong to a person.
  ['people'],
  ['checklist', 'contact', 'content', 'statistics'],
  // What is rendered is what the content says; what the owner writes is looked at as it would be rendered.
  ['site'],
  ['editing'],
  // A restore erases again the people who were erased since; monitoring looks at all of it.
  ['backup'],
  ['monitoring'],
  ['admin'],
]
const anyOf = (folders) => `^server/(${folders.join('|')})/`

const upwards = levels.map((level, index) => ({
  name: `server-${level.join('-')}-downwards`,
  comment:
    index === 0
      ? 'Everything stands on it, so it stands on nothing of the server.'
      : `It stands on ${levels.slice(0, index).flat().join(', ')}. What it needs from beside or above it is handed to it by server/app.ts.`,
  severity: 'error',
  from: { path: `^server/(${level.join('|')})/`, pathNot: tests },
  // `$1` is the folder itself.
  to: { path: '^server/', pathNot: ['^server/$1/', ...(index > 0 ? [anyOf(levels.slice(0, index).flat())] : [])] },
}))

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or one of them holds something that belongs lower down.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-file',
      comment: 'An import that points nowhere fails only when it is run.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-alone',
      comment: 'Browser and server both promise it: it may need neither of them.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { path: '^(?!contract/|node_modules/)' },
    },
    {
      name: 'content-is-data',
      comment: 'The owner changes it without a build. server/content reads it; everybody else is given it as a value.',
      severity: 'error',
      from: {},
      to: { path: '^content/' },
    },
    {
      name: 'documents-on-contract',
      comment: 'What is handed out is made from content alone, without the site and the server.',
      severity: 'error',
      from: { path: '^documents/', pathNot: tests },
      to: { path: product, pathNot: '^(documents|contract)/' },
    },
    {
      name: 'site-shared-on-contract',
      comment: 'Several features use it, so it knows none of them.',
      severity: 'error',
      from: { path: '^site/shared/', pathNot: tests },
      to: { path: product, pathNot: '^(site/shared|contract)/' },
    },
    {
      name: 'site-features-apart',
      comment:
        'A feature can be changed or removed without looking at another; what two of them need is in site/shared.',
      severity: 'error',
      from: { path: '^site/features/([^/]+)/', pathNot: tests },
      to: { path: product, pathNot: ['^site/features/$1/', '^(site/shared|contract)/'] },
    },
    {
      name: 'site-on-contract',
      comment: 'What visitors see needs neither the administrator’s app nor the table of pages.',
      severity: 'error',
      from: { path: '^site/', pathNot: tests },
      to: { path: product, pathNot: '^(site|contract)/' },
    },
    {
      name: 'pages-above-site-and-admin',
      comment: 'One renderer draws the pages of both; nothing of the server is needed for it.',
      severity: 'error',
      from: { path: '^pages/', pathNot: tests },
      to: { path: product, pathNot: '^(pages|site|admin|contract)/' },
    },
    {
      name: 'editor-apart',
      comment:
        'Who never wants to edit in a browser takes out server/editing, server/admin/contents and admin/contents: only what puts the server and its pages together, the process beside it and the list of screens know them.',
      severity: 'error',
      from: {
        path: '^(server|admin|site|pages|documents)/',
        pathNot: [
          ...tests,
          '^server/(app|site-process)\\.ts$',
          '^admin/screens\\.tsx$',
          '^pages/Page\\.tsx$',
          '^(server/editing|server/admin/contents|admin/contents)/',
        ],
      },
      to: { path: '^(server/editing|server/admin/contents|admin/contents)/' },
    },
    {
      name: 'admin-on-contract-and-shared',
      comment: 'The administrator’s app speaks to the server through the contract, and looks like the site.',
      severity: 'error',
      from: { path: '^admin/', pathNot: tests },
      to: { path: product, pathNot: '^(admin|site/shared|contract)/' },
    },
    {
      name: 'admin-screens-apart',
      comment: 'A screen can be changed without looking at another; what two of them need is in admin/shared.',
      severity: 'error',
      from: { path: '^admin/([^/]+)/', pathNot: tests },
      to: { path: '^admin/', pathNot: ['^admin/$1/', '^admin/shared/'] },
    },
    {
      name: 'server-without-views',
      comment:
        'Pages are drawn through the one signature in contract/renderer.ts, so that the server never waits for React.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: {
        path: product,
        pathNot: [
          '^(server|contract)/',
          // Loaded from the build; what they are called with is checked by their types, see the next rule.
          '^documents/build\\.ts$',
          // The edges of its cover are part of an article: a page cannot wait for them.
          '^site/shared/illustration/cover-edges\\.ts$',
        ],
      },
    },
    {
      name: 'documents-by-type-only',
      comment: 'Only the process beside the server loads them, from the build: they bring the typesetter with them.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^documents/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'covers-for-articles-only',
      comment: 'The one thing that content takes from the site; the server has no other use for drawings.',
      severity: 'error',
      from: { path: '^server/', pathNot: [...tests, '^server/content/articles/read-cover\\.ts$'] },
      to: { path: '^site/' },
    },
    ...upwards,
    {
      name: 'product-without-tests-and-scripts',
      comment: 'What is delivered must not need what is not, by whichever way.',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { path: ['^(tests|scripts|bench|deploy)/', ...tests], reachable: true },
    },
    {
      name: 'browser-without-server',
      comment: 'What browsers load reaches neither the server nor what only Node has.',
      severity: 'error',
      from: { path: '^(site/wake-form\\.tsx|site/features/blog/search/wake-search\\.ts|admin/main\\.tsx)$' },
      to: {
        path: ['^(server|documents)/', '^[a-z_]+$', '^[a-z_]+/promises$', '^node_modules/(sharp|@myriaddreamin)/'],
        reachable: true,
      },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'A test is run, not used; what several tests need is in tests/support.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'product-packages-declared',
      comment: 'What runs in production is declared for production, or a release would lack it.',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // A build that is under way beside it comes and goes.
    exclude: { path: '^(data|dist|dist\\.next|dist\\.last|releases)/' },
    // Types, too, which are gone once the code is compiled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
