import type { ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { methodTable } from '~/http/allowed-methods.server'

type Route = NonNullable<ServerBuild['routes'][string]>

const table = methodTable({
  page: route('page', 'rechnung/:token', { default: () => null, loader: () => null }),
  form: route('form', 'rechnung/:token/nachricht', { default: () => null, action: () => null }),
  hook: route('hook', 'api/intern/webhook', { action: () => null }),
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
    ['/elsewhere/abc/nachricht', ['GET', 'HEAD']],
  ])('%s: %j, however many other paths were asked for', (path, methods) => {
    expect(table.allowed(path)).toEqual(methods)
    for (let index = 0; index < 600; index += 1) table.allowed(`/guess/${index}`)
    expect(table.allowed(path)).toEqual(methods)
    expect(table.allowed(path)).toEqual(methods)
  })
})

function route(id: string, path: string, module: object): Route {
  return { id, path, module } as unknown as Route
}
