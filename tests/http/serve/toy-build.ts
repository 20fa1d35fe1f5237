import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import type { ReactNode } from 'react'
import * as entry from '~/entry.server'

/** A route with a page, or a resource. */
export interface Served {
  path: string
  loader?(args: LoaderFunctionArgs): unknown
  action?(args: ActionFunctionArgs): unknown
  page?(): ReactNode
}

interface Frame {
  page(): ReactNode
  boundary(): ReactNode
}

/** The product's entry, with a log of its own. */
export function entryModule(log: (error: unknown) => void) {
  return { ...entry, handleError: log }
}

/** A build of made-up routes within a made-up root. */
export function toyBuild(
  served: Served[],
  frame: Frame,
  module: ReturnType<typeof entryModule>,
  future: ServerBuild['future'],
): ServerBuild {
  const root = { id: 'root', path: '', module: { default: frame.page, ErrorBoundary: frame.boundary } }
  const routes = served.map(({ path, page, ...handlers }) => ({
    id: path,
    parentId: 'root',
    path,
    module: { ...handlers, ...(page ? { default: page } : {}) },
  }))
  const all = Object.fromEntries([root, ...routes].map((route) => [route.id, route]))
  const assets = Object.fromEntries(
    [root, ...routes].map((route) => [route.id, { ...route, module: `/build/${route.id}.js`, imports: [] }]),
  )
  return {
    routes: all,
    entry: { module },
    future,
    assets: { version: '1', url: '/build/manifest.js', entry: { module: '', imports: [] }, routes: assets },
    assetsBuildDirectory: 'public/build',
    publicPath: '/build/',
    basename: '/',
    isSpaMode: false,
    mode: 'test',
  } as unknown as ServerBuild
}
