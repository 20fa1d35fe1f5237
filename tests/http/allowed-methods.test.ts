import type { ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { methodTable } from '~/http/allowed-methods.server'
import { routeTable } from '../support/route-table'
import { gatedRoutes } from '../support/routes'
import { sample } from '../support/sample-address'

type Route = NonNullable<ServerBuild['routes'][string]>

/** Records that machines change in place. */
const PATCHED: Record<string, string[]> = { '/api/v1/customers/:customerId': ['PATCH'] }

const table = methodTable({
  page: route('page', 'rechnung/:token', { default: () => null, loader: () => null }),
  form: route('form', 'rechnung/:token/nachricht', { default: () => null, action: () => null }),
  hook: route('hook', 'api/intern/webhook', { action: () => null }),
  record: route('record', 'api/v1/customers/:id', {
    loader: () => null,
    action: () => null,
    handle: { changesBy: ['PATCH'] },
  }),
  rest: route('rest', '*', { loader: () => null }),
})

describe('the methods of a path', () => {
  test.each([
    ['/rechnung/abc', ['GET', 'HEAD']],
    ['/rechnung/abc/nachricht', ['GET', 'HEAD', 'POST']],
    ['/rechnung/nachricht', ['GET', 'HEAD']],
    ['/rechnung/nachricht/nachricht', ['GET', 'HEAD', 'POST']],
    ['/api/intern/webhook', ['POST']],
    ['/api/intern/webhook.data', ['POST']],
    ['/api/v1/customers/4711', ['GET', 'HEAD', 'PATCH']],
    ['/elsewhere/abc/nachricht', ['GET', 'HEAD']],
  ])('%s: %j, however many other paths were asked for', (path, methods) => {
    expect(table.allowed(path)).toEqual(methods)
    for (let index = 0; index < 600; index += 1) table.allowed(`/guess/${index}`)
    expect(table.allowed(path)).toEqual(methods)
    expect(table.allowed(path)).toEqual(methods)
  })
})

test('each address of the product has the methods of its own route, and of those alone that anything serves', () => {
  const product = methodTable(gatedRoutes)
  for (const [path, { id, methods }] of Object.entries(routeTable)) {
    const { loader, default: page, action } = gatedRoutes[id]?.module ?? {}
    const changes = path in PATCHED ? PATCHED[path] : ['POST']
    const served = [...(loader || page ? ['GET', 'HEAD'] : []), ...((action && changes) ?? [])]
    expect(product.allowed(sample(path)), path).toEqual(served)
    expect(methods, path).toEqual(served.filter((method) => method !== 'HEAD'))
  }
})

function route(id: string, path: string, module: object): Route {
  return { id, path, module } as unknown as Route
}
