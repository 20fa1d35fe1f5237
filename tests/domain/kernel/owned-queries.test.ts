import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { declaredColumns } from '../../support/declared-columns'

/** Who asks across firms, and why nobody else's data is shown or changed by it. */
const ACROSS_FIRMS: Record<string, string> = {
  'commands/demo/mails.ts': 'the demo is alone in its database',
  'domain/documents/sweep-documents.server.ts': 'files without a row, whoever they were of',
  'domain/keys/live-keys.server.ts': 'how many things each key still opens',
  'domain/letterhead/logo.server.ts':
    'one firm of it by its caller; a public picture by an id that nobody guesses',
  'domain/links/redeem.server.ts': 'the link is what says which firm',
  'domain/outbox/count-queued.server.ts': 'the worker sends for all firms',
  'domain/outbox/matching.server.ts': 'begun here, narrowed to the firm by its caller',
  'domain/upkeep/clean-up.server.ts': 'what is too old, of all firms',
  'domain/upkeep/former-users.server.ts': 'accounts that no firm has left',
  'domain/upkeep/retention.server.ts': 'when anything last changed',
  'domain/users/accounts/account-links.server.ts': 'an account belongs to no firm',
  'domain/users/accounts/end-own-sessions.server.ts': 'an account belongs to no firm',
  'domain/users/accounts/own-sessions.server.ts': 'an account belongs to no firm',
  'domain/users/accounts/pending-sign-ins.server.ts': 'an account belongs to no firm',
  'domain/users/accounts/sessions.server.ts': 'an account belongs to no firm',
}

const VERBS = ['selectFrom', 'updateTable', 'deleteFrom']

test('a query of what belongs to a firm names the firm, also where an id would do', () => {
  const owned = Object.entries(declaredColumns()).flatMap(([table, columns]) =>
    'tenant_id' in columns ? [table] : [],
  )
  const queries = sources().flatMap(({ file, text }) =>
    queriesIn(file, text).filter(({ table }) => owned.includes(table)),
  )
  expect(queries.length).toBeGreaterThan(300)
  const unowned = queries.filter(({ chain }) => !chain.includes('tenant_id'))
  expect(unowned.filter(({ file }) => !ACROSS_FIRMS[file]).map(({ file, table }) => [file, table])).toEqual(
    [],
  )
  expect(new Set(unowned.map(({ file }) => file))).toEqual(new Set(Object.keys(ACROSS_FIRMS)))
})

interface Query {
  file: string
  table: string
  /** The whole chain of calls, from the table on. */
  chain: string
}

function queriesIn(file: string, text: string): Query[] {
  const found: Query[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  function visit(node: ts.Node): void {
    const table = tableOf(node)
    if (table) found.push({ file, table, chain: text.slice(node.getEnd(), endOfChain(node)) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function tableOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  if (!VERBS.includes(node.expression.name.text)) return undefined
  return /^'(\w+)/.exec(node.arguments[0]?.getText() ?? '')?.[1]
}

function endOfChain(node: ts.Node): number {
  const { parent } = node
  const isInChain =
    (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node
  return isInChain ? endOfChain(parent) : node.getEnd()
}

function sources() {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }))
    .filter(({ text }) => VERBS.some((verb) => text.includes(`.${verb}(`)))
}
