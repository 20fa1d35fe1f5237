import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { routeFinder } from '~/http/serve/find-route.server'
import { onlyRoute } from '~/http/serve/one-route.server'
import remixConfig from '../../remix.config.js'
import { gatedRoutes } from './routes'

type Routes = ServerBuild['routes']

export const ORIGIN = 'http://localhost:3000'

type Handler = (request: Request) => Promise<Response>

const UNKNOWN = 'guest/unknown'
const find = routeFinder(gatedRoutes)
const handlers = new Map<string, Promise<Handler>>()

/**
 * Asks the product for a path as Remix would be asked behind the front: the route table of remix.config.js,
 * the gate, the loaders and actions, the pages as HTML; like the front, it hands over the one route that it found.
 * Runs in the test's own process, on its own database.
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const id = find(new URL(path, ORIGIN).pathname) ?? UNKNOWN
  const handler = handlers.get(id) ?? handlerOf(gatedRoutes, id)
  handlers.set(id, handler)
  return (await handler)(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }))
}

export async function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return orGivenBack(await ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }), headers)
}

/** The page that shows a refused form again, or else the answer itself. */
export async function orGivenBack(answer: Response, headers: Record<string, string> = {}): Promise<Response> {
  const target = answer.headers.get('location') ?? ''
  return /[?&]eingabe=/.test(target) && !/[?&]gespeichert=/.test(target)
    ? ask(target.replace(/#.*/, ''), { headers })
    : answer
}

/** Remix over gated routes, or over one of them. */
export async function handlerOf(routes: Routes, id?: string): Promise<Handler> {
  const build = await buildOf(routes)
  return createRequestHandler(id === undefined ? build : onlyRoute(build, id))
}

async function buildOf(routes: Routes): Promise<ServerBuild> {
  return {
    routes,
    entry: { module: (await import('~/entry.server')) as unknown as ServerBuild['entry']['module'] },
    future: remixConfig.future as ServerBuild['future'],
    assets: {
      version: 'test',
      url: '/build/manifest.js',
      entry: { module: '/build/entry.client.js', imports: [] },
      routes: Object.fromEntries(
        Object.values(routes).map((route) => [route?.id, assetsOf(route as NonNullable<Routes[string]>)]),
      ),
    },
    assetsBuildDirectory: 'public/build',
    publicPath: '/build/',
    basename: '/',
    isSpaMode: false,
    mode: 'test',
  } as ServerBuild
}

function assetsOf({ id, parentId, path, index, module }: NonNullable<Routes[string]>) {
  return {
    id,
    parentId,
    path,
    index,
    module: `/build/${id}.js`,
    imports: [],
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
  }
}
