import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { RouteHandle } from '~/auth/access'
import { admit } from '~/auth/admission.server'
import { gate } from '~/http/gate.server'
import { routeManifest } from './support/route-manifest'
import { routeTable } from './support/route-table'
import { routes } from './support/routes'

const files = Object.values(routeManifest).map(({ file }) => `app/${file}`)

describe('who may use a route', () => {
  test('is not left open: these alone ask for nothing', () => {
    const open = Object.entries(routeTable).filter(([, { access }]) => access === 'public')
    expect(open.map(([path]) => path).sort()).toEqual([
      '/',
      '/*',
      '/.well-known/security.txt',
      '/abmelden',
      '/anmelden',
      '/anmelden/code',
      '/anmelden/oidc',
      '/anmelden/oidc/antwort',
      '/api/*',
      '/api/docs',
      '/api/docs/*',
      '/api/docs/calls/:chapter',
      '/api/docs/changes',
      '/api/docs/errors',
      '/api/docs/errors/:code',
      '/api/docs/events',
      '/api/docs/promises',
      '/api/docs/start',
      '/api/health',
      '/api/openapi.json',
      '/einrichten',
      '/farbe/:file',
      '/logo/:logoId',
      '/passwort-vergessen',
      '/robots.txt',
    ])
  })

  test.each([
    ['/rechnung/', 'link:rechnung'],
    ['/portal/', 'link:portal'],
    ['/mitarbeiter-portal/', 'link:mitarbeiter-portal'],
    ['/konto', 'session'],
    ['/buero', 'session'],
    ['/api/intern/rechnungen', 'session'],
  ])('everything under %s asks for %s', (prefix, access) => {
    const below = Object.entries(routeTable).filter(([path]) => path.startsWith(prefix))
    expect(below.length).toBeGreaterThan(0)
    expect(below.filter(([, row]) => row.access !== access)).toEqual([])
  })

  test('is said by every route, or the server does not start', () => {
    const { id, module } = routes['office/users/list'] ?? {}
    const silent = { id, path: 'buero/personen', module: { ...module, handle: { title: () => '' } } }
    expect(() => gate({ users: silent } as unknown as Parameters<typeof gate>[0], admit)).toThrow(
      'The route office/users/list does not declare who may use it',
    )
  })
})

describe('scripts', () => {
  test('run on the pages behind the sign-in, and on no other', () => {
    const pages = Object.values(routeTable).filter(({ kind }) => kind !== 'resource')
    expect(pages.filter(({ hasScripts, access }) => hasScripts !== (access === 'session'))).toEqual([])
  })

  // What a route module calls when it is loaded, the browser would call as well: Remix cannot tell it from the page.
  test.each(files)('%s calls nothing when it is loaded', (file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    expect(callsAtTopLevel(source).map((node) => node.getText())).toEqual([])
  })
})

test.each(files)('%s is thin', (file) => {
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(100)
})

function callsAtTopLevel(node: ts.Node): ts.Node[] {
  if (ts.isFunctionLike(node)) return []
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)
  if (isCall) return [node]
  const found: ts.Node[] = []
  ts.forEachChild(node, (child) => void found.push(...callsAtTopLevel(child)))
  return found
}

test('a proxy lets through what the largest upload weighs, and little more', () => {
  const limits = Object.values(routes).map(
    (route) => (route?.module.handle as RouteHandle | undefined)?.bodyLimit ?? 0,
  )
  const largest = Math.max(...limits)
  const [nginx, caddy] = [
    /client_max_body_size (\d+)m;/.exec(readFileSync('db/operator/nginx.conf', 'utf8'))?.[1],
    /max_size (\d+)MiB/.exec(readFileSync('db/operator/Caddyfile', 'utf8'))?.[1],
  ].map((mebibytes) => Number(mebibytes) * 2 ** 20)
  expect(nginx).toBeGreaterThan(largest)
  expect(nginx).toBeLessThan(largest + 2 ** 20)
  expect(caddy).toBe(nginx)
})
