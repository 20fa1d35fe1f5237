import { readFileSync } from 'node:fs'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
  type IForbiddenRuleType,
} from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { describe, expect, test } from 'vitest'
import { routeManifest } from './support/route-manifest'

/** The files of remix.config.js. */
const ROUTES = Object.values(routeManifest).map(({ file }) => `app/${file}`)
const ROUTE = `^(${ROUTES.map((file) => file.replaceAll('.', '[.]')).join('|')})$`
/** What answers requests: of the office, of people with a link, of accounts and of machines. */
const AUDIENCES = '(office|guest|account|api)'

/** Who may import whom. Each rule is one sentence of the design. */
const rules: IFlattenedRuleSet = {
  forbidden: [
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
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'documents, mail and channels neither query nor decide',
      { path: '^app/(documents|mail|channels)/' },
      {
        path: '^db/|^app/(office|guest|account|api|kit|auth|http)/|^app/(config|clock|house)[.]server|^app/domain/.*[.]server[.]ts$|node_modules/kysely/',
        pathNot: '^db/schema',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'migrations import kysely alone',
      { path: '^db/migrations/' },
      { pathNot: 'node_modules/kysely/' },
    ),
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
        dependencyTypesNot: ['type-only'],
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
    forbid('files form no cycle, types included', { path: '^app/' }, { circular: true }),
    forbid(
      'what is imported exists',
      {},
      { couldNotResolve: true, pathNot: '^@remix-run/dev/server-build$' },
    ),
  ],
}

/** What a process has, and what a unique index answers, are named by their nouns; every noun knows these two. */
const NAMES_NOUNS = ['app/domain/kernel/house.ts', 'app/domain/kernel/unique.ts']

const everything = await read(['app', 'db'])

describe('architecture', () => {
  test('nobody imports what the design forbids', () => {
    const { summary, modules } = everything
    expect(modules.length, 'modules that were read').toBeGreaterThan(50)
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  test('transactions begin at the one door for writes', () => {
    const begins =
      /\.(?:start)?[tT]ransaction\(|\bbegin(?: (?:immediate|deferred|exclusive|transaction))?\b['`;]/
    const doors = everything.modules.filter(
      ({ source }) => source.startsWith('app/') && begins.test(readFileSync(source, 'utf8')),
    )
    expect(doors.map(({ source }) => source)).toEqual(['app/domain/kernel/writing.server.ts'])
  })

  test.each([
    ['the domain', /^app\/domain\/([^/]+)\//],
    ['the app', /^app\/([^/]+)\//],
    ['the office', /^app\/office\/([^/]+)\//],
  ])('the folders of %s form no cycle', (_, folder) => {
    const modules = everything.modules.filter(
      ({ source }) => folder.test(source) && !NAMES_NOUNS.includes(source),
    )
    expect(modules.length, 'modules that were read').toBeGreaterThan(40)
    expect(cycleOf(modules, (file) => folder.exec(file)?.[1])).toEqual([])
  })
})

/** The first way round from a folder that leads back to it; none where there is no cycle. */
function cycleOf(
  modules: ICruiseResult['modules'],
  folderOf: (file: string) => string | undefined,
): string[] {
  const edges = new Map<string, Set<string>>()
  for (const module of modules) {
    const from = folderOf(module.source)
    for (const { resolved } of module.dependencies) {
      const to = folderOf(resolved)
      if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const finished = new Set<string>()
  function visit(folder: string, path: string[]): string[] {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (finished.has(folder)) return []
    for (const next of edges.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder])
      if (cycle.length > 0) return cycle
    }
    finished.add(folder)
    return []
  }
  for (const folder of edges.keys()) {
    const cycle = visit(folder, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

async function read(folders: string[]): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    ruleSet: rules,
    validate: true,
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
  }
  const { output } = await cruise(
    folders,
    options,
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  return output as ICruiseResult
}

function forbid(name: string, from: object, to: object): IForbiddenRuleType {
  return { name, severity: 'error', from, to }
}
