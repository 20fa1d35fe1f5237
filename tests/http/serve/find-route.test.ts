import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routeFinder } from '~/http/serve/find-route.server'
import { deep } from '../../support/fuzz-size'
import { routeManifest } from '../../support/route-manifest'

type Routes = ServerBuild['routes']
type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>

const routes: Routes = { root: { id: 'root', path: '', module: {} } as unknown as Routes[string] }
for (const route of Object.values(routeManifest))
  routes[route.id] = { parentId: 'root', ...route } as unknown as Routes[string]

const find = routeFinder(routes)
const tree = treeOf('root')
const words = [
  ...new Set(
    Object.values(routeManifest)
      .flatMap(({ path = '' }) => path.split('/'))
      .filter((word) => /^[a-z]/.test(word)),
  ),
]

describe('the route of a path is the one that Remix finds', () => {
  test('for paths made of the words of the route table and of others', () => {
    const other = fc.oneof(
      fc.constantFrom('abc', 'eyJ.a.b', '%20', '%C3%A4', 'ä', '-', '.well-known', 'x'.repeat(600), '<any>'),
      fc.stringMatching(/^[A-Za-z0-9._~-]{1,12}$/).filter((text) => !/^\.{1,2}$/.test(text)),
    )
    const word = fc.constantFrom(...words)
    const shouted = word.map((text) => text.toUpperCase())
    const segment = fc.oneof({ weight: 3, arbitrary: word }, other, shouted)
    const path = fc
      .tuple(fc.array(segment, { maxLength: 12 }), fc.constantFrom('', '', '/'))
      .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}`)
    fc.assert(
      fc.property(path, (asked) => {
        fc.pre(!asked.endsWith('.data'))
        expect(find(asked)).toBe(matchRoutes(tree, asked)?.at(-1)?.route.id)
      }),
      { numRuns: deep(100, 500) },
    )
  })

  test('for every route and its data', () => {
    const parents = new Set(Object.values(routeManifest).map(({ parentId }) => parentId))
    for (const { id, path = '' } of Object.values(routeManifest).filter((route) => !parents.has(route.id))) {
      const asked = `/${path.replaceAll(/:\w+/g, 'abc').replace('*', 'elsewhere/abc')}`
      expect(find(asked)).toBe(id)
      expect(find(asked === '/' ? '/_root.data' : `${asked}.data`)).toBe(id)
    }
  })

  test('below a layout without a path', () => {
    const nested = routeFinder({
      root: routes.root as Routes[string],
      frame: { id: 'frame', parentId: 'root', module: {} } as unknown as Routes[string],
      home: { id: 'home', parentId: 'frame', path: 'buero', module: {} } as unknown as Routes[string],
      deep: { id: 'deep', parentId: 'home', path: ':a/b/c', module: {} } as unknown as Routes[string],
    })
    expect(['/buero', '/buero/1/b/c', '/BUERO/1/B/c/', '/buero/1/b', '/1'].map(nested)).toEqual([
      'home',
      'deep',
      'deep',
      undefined,
      undefined,
    ])
  })
})

function treeOf(id: string): Tree {
  const { path, index } = routes[id] as { path?: string; index?: boolean }
  const children = Object.values(routes).filter((route) => route?.parentId === id)
  return [
    { id, path, index, ...(index ? {} : { children: children.flatMap((child) => treeOf(child?.id ?? '')) }) },
  ] as Tree
}
