import { describe, expect, test } from 'vitest'
import { cycleIn } from './support/cycle'
import { type Import, type Module, readModules } from './support/imports'
import { routeManifest } from './support/route-manifest'

/** Patterns of paths; `$1` is what the first group of `from` found. */
interface Rule {
  name: string
  from: { path?: string; pathNot?: string }
  to: { path?: string; pathNot?: string; typesMay?: true }
}

/** The files of remix.config.js. */
const ROUTES = Object.values(routeManifest).map(({ file }) => `app/${file}`)
const ROUTE = `^(${ROUTES.map((file) => file.replaceAll('.', '[.]')).join('|')})$`
/** What answers requests: of the office, of people with a link, of accounts and of machines. */
const AUDIENCES = '(office|guest|account|api)'

/** Who may import whom. Each rule is one sentence of the design. */
const rules: Rule[] = [
  forbid('nobody imports a route', { pathNot: '^$' }, { path: ROUTE }),
  forbid(
    'the office, guests, accounts and machines know nothing of each other',
    { path: `^app/${AUDIENCES}/` },
    { path: `^app/${AUDIENCES}/`, pathNot: '^app/$1/' },
  ),
  forbid(
    'what they share knows none of them',
    { path: '^app/', pathNot: `^app/${AUDIENCES}/|^app/root[.]` },
    { path: `^app/${AUDIENCES}/` },
  ),
  forbid(
    'a noun of the office has its forms for itself',
    // An imported table is read by the form of its noun.
    { path: '^app/office/([^/]+)/', pathNot: '^app/office/imports/' },
    { path: '^app/office/[^/]+/[^/]*forms?[.]', pathNot: '^app/office/$1/' },
  ),
  forbid(
    'the domain knows neither Remix, HTTP, screens, documents, mail, configuration, clock nor the database instance',
    { path: '^app/domain/' },
    {
      path: '^app/(office|guest|account|api|kit|http|documents|mail|auth|i18n|styles|start|command-line)/|^app/(config|clock|house|log)[.]server|^app/(server|root|entry)|@remix-run|node_modules/(react|pdfkit|express|pino|better-sqlite3)/',
    },
  ),
  forbid(
    'of db/, the domain imports the schema’s types and what failures are called',
    { path: '^app/domain/' },
    { path: '^db/(?!schema|failures)' },
  ),
  forbid(
    'pure rules of the domain import pure files alone',
    { path: '^app/domain/.*', pathNot: '[.]server[.]ts$|^app/domain/kernel/house[.]ts$' },
    { path: '[.]server[.]tsx?$|node_modules/(kysely|better-sqlite3)/' },
  ),
  forbid(
    'screens and client code import no server file',
    { path: `^app/(${AUDIENCES}|kit)/|^app/entry[.]client`, pathNot: `[.]server[.]tsx?$|${ROUTE}` },
    {
      path: '[.]server[.]tsx?$|^db/',
      pathNot: '^db/schema',
      typesMay: true,
    },
  ),
  forbid(
    'documents, mail and channels neither query nor decide',
    { path: '^app/(documents|mail|channels)/' },
    {
      path: '^db/|^app/(office|guest|account|api|kit|auth|http)/|^app/(config|clock|house)[.]server|^app/domain/.*[.]server[.]ts$|node_modules/kysely/',
      pathNot: '^db/schema',
      typesMay: true,
    },
  ),
  forbid('migrations import kysely alone', { path: '^db/migrations/' }, { pathNot: 'node_modules/kysely/' }),
  forbid('of app/, db imports nothing', { path: '^db/' }, { path: '^app/' }),
  forbid(
    'only commands import commands',
    { path: '^(app|db)/', pathNot: '^app/commands/' },
    { path: '^app/commands/' },
  ),
  forbid('the product imports no test', { path: '^(app|db)/' }, { path: '^tests/' }),
  forbid(
    'SQL stands in the domain and in db alone',
    { path: '^app/', pathNot: '^app/domain/.*[.]server[.]ts$' },
    {
      path: 'node_modules/(kysely|better-sqlite3)/',
      typesMay: true,
    },
  ),
  forbid(
    'invoicing knows nothing of payroll',
    { path: '^app/domain/(customers|contracts|invoices|mandates|messages)/' },
    {
      path: '^app/domain/(employees|hours|payslip-files|payslip-release|payslips|payroll|payroll-queue|payroll-run|portal-code)/',
    },
  ),
  forbid(
    'payroll knows nothing of invoicing',
    {
      path: '^app/domain/(employees|hours|payslip-files|payslip-release|payslips|payroll|payroll-queue|payroll-run|portal-code)/',
    },
    { path: '^app/domain/(customers|contracts|invoices|mandates|messages)/' },
  ),
]

/** What a process has, and what a unique index answers, are named by their nouns; every noun knows these two. */
const NAMES_NOUNS = ['app/domain/kernel/house.ts', 'app/domain/kernel/unique.ts']

const modules = readModules(['app', 'db'])

describe('architecture', () => {
  test('nobody imports what the design forbids', () => {
    expect(modules.length, 'modules that were read').toBeGreaterThan(50)
    expect(modules.flatMap(breachesOf)).toEqual([])
  })

  test('what is imported exists', () => {
    const missing = modules.flatMap(({ source, imports }) =>
      imports.filter(({ isFound }) => !isFound).map(({ target }) => `${source} → ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('files form no cycle, types included', () => {
    expect(cycleIn(edgesOf(modules, (file) => (file.startsWith('app/') ? file : undefined)))).toEqual([])
  })

  test('transactions begin at the one door for writes', () => {
    const begins =
      /\.(?:start)?[tT]ransaction\(|\bbegin(?: (?:immediate|deferred|exclusive|transaction))?\b['`;]/
    const doors = modules.filter(({ source, text }) => source.startsWith('app/') && begins.test(text))
    expect(doors.map(({ source }) => source)).toEqual(['app/domain/kernel/writing.server.ts'])
  })

  test.each([
    ['the domain', /^app\/domain\/([^/]+)\//],
    ['the app', /^app\/([^/]+)\//],
    ['the office', /^app\/office\/([^/]+)\//],
  ])('the folders of %s form no cycle', (_, folder) => {
    const own = modules.filter(({ source }) => folder.test(source) && !NAMES_NOUNS.includes(source))
    expect(own.length, 'modules that were read').toBeGreaterThan(40)
    expect(cycleIn(edgesOf(own, (file) => folder.exec(file)?.[1]))).toEqual([])
  })
})

function breachesOf({ source, imports }: Module): string[] {
  return rules.flatMap(({ name, from, to }) => {
    const found = patternOf(from.path).exec(source)
    if (!found || (from.pathNot && patternOf(from.pathNot).test(source))) return []
    const filled = (pattern = '') => patternOf(pattern.replace('$1', found[1] ?? ''))
    const wrong = filled(to.path)
    const right = to.pathNot === undefined ? undefined : filled(to.pathNot)
    const isBreach = ({ target, isTypeOnly }: Import) =>
      wrong.test(target) && !right?.test(target) && !(to.typesMay && isTypeOnly)
    return imports.filter(isBreach).map(({ target }) => `${name}: ${source} → ${target}`)
  })
}

const patterns = new Map<string, RegExp>()

function patternOf(text = ''): RegExp {
  const known = patterns.get(text) ?? new RegExp(text)
  patterns.set(text, known)
  return known
}

/** Which parts of the product import which others. */
function edgesOf(
  modules: readonly Module[],
  partOf: (file: string) => string | undefined,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { source, imports } of modules) {
    const from = partOf(source)
    for (const { target } of imports) {
      const to = partOf(target)
      if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, from, to }
}
