import { UNSAFE_defineRoutes as defineRoutes } from '@remix-run/dev'
import { describe, expect, test } from 'vitest'
import remixConfig from '../remix.config.js'
import { type RouteRow, routeTable } from './support/route-table'

const manifest = await remixConfig.routes?.((callback) => defineRoutes(callback))
const routes = Object.values(manifest ?? {}).map((route) => ({
  path: `/${(route.path ?? '').replace(/^\//, '')}`,
  file: route.file,
}))

describe('routes', () => {
  test('every route has a row in the table of access and methods, and every row a route', () => {
    expect(routes.map((route) => route.path).sort()).toEqual(Object.keys(routeTable).sort())
  })

  test.each(routes)('$path serves what its row says', async ({ path, file }) => {
    const module = (await import(`../app/${file}`)) as Record<string, unknown>
    const row = routeTable[path] as RouteRow
    const methods = [...(module.loader || module.default ? ['GET'] : []), ...(module.action ? ['POST'] : [])]
    expect(methods).toEqual(row.methods)
    expect(module.default ? 'page' : 'resource').toBe(row.kind)
    expect((module.handle as { scripts?: boolean } | undefined)?.scripts).toBe(row.scripts)
  })

  test('thin routes: no file is longer than 150 lines', async () => {
    const { readFileSync } = await import('node:fs')
    const long = routes.filter((route) => readFileSync(`app/${route.file}`, 'utf8').split('\n').length > 151)
    expect(long.map((route) => route.file)).toEqual([])
  })
})
