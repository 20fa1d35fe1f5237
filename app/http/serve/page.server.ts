import type { EntryContext, ServerBuild } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import {
  type AgnosticDataRouteObject,
  createStaticHandler,
  getStaticContextFromError,
  type StaticHandlerContext,
} from '@remix-run/router'
import type { WholePage } from './answer.server'
import { handoffString } from './handoff.server'

export interface PageEntry {
  renderPage(
    request: Request,
    context: EntryContext,
  ): Promise<{ html: string; headers: Record<string, string> }>
  handleError: HandleError
}

export type HandleError = (error: unknown, args: { request: Request }) => void

type Routes = ServerBuild['routes']

/** Serves pages with Remix's own router and `RemixServer`, but without streams and a second route match. */
export function pageServer(build: ServerBuild): (request: Request) => Promise<Response | WholePage> {
  const entry = build.entry.module as unknown as PageEntry
  const { v3_relativeSplatPath, v3_throwAbortReason } = build.future
  const handler = createStaticHandler(nestedRoutes(build.routes, undefined), {
    future: { v7_relativeSplatPath: v3_relativeSplatPath, v7_throwAbortReason: v3_throwAbortReason },
  })
  const shared = {
    manifest: build.assets,
    routeModules: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module])),
    future: build.future,
    isSpaMode: false,
    serverHandoffString: handoffString(build),
  }

  async function render(request: Request, context: StaticHandlerContext): Promise<WholePage> {
    const page = await entry.renderPage(request, {
      ...shared,
      staticHandlerContext: context,
    } as unknown as EntryContext)
    const headers = headersOf(context)
    for (const [name, value] of Object.entries(page.headers)) headers.set(name, value)
    return { status: context.statusCode, headers, html: page.html }
  }

  return async function serve(request) {
    const context = await handler.query(request, { requestContext: {} })
    if (!('matches' in context)) return context
    context.errors =
      context.errors && withoutSurprises(context.errors, (error) => entry.handleError(error, { request }))
    try {
      return await render(request, context)
    } catch (error) {
      entry.handleError(error, { request })
      return render(request, getStaticContextFromError(handler.dataRoutes, context, UNEXPECTED))
    }
  }
}

const UNEXPECTED = new Error('Unexpected Server Error')

/** Keeps errors thrown on purpose; logs all others and hides them from the page. */
function withoutSurprises(
  errors: Record<string, unknown>,
  log: (error: unknown) => void,
): Record<string, unknown> {
  const told = Object.entries(errors).map(([id, error]) => {
    const isWanted = isRouteErrorResponse(error) && !('error' in error && error.error)
    if (!isWanted) log(error)
    return [id, isWanted ? error : UNEXPECTED]
  })
  return Object.fromEntries(told)
}

/** Headers of loaders, action and thrown responses; inner routes win. */
function headersOf({ matches, loaderHeaders, actionHeaders }: StaticHandlerContext): Headers {
  const merged = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  for (const { route } of matches) {
    for (const headers of [loaderHeaders[route.id], actionHeaders[route.id]]) {
      headers?.forEach((value, name) => {
        if (name !== 'set-cookie') merged.set(name, value)
        else merged.append(name, value)
      })
    }
  }
  return merged
}

function nestedRoutes(routes: Routes, parentId: string | undefined): AgnosticDataRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, module } = route as NonNullable<typeof route>
      const { loader, action, handle } = module
      const hasErrorBoundary = id === 'root' || module.ErrorBoundary !== undefined
      const node = { id, path, loader, action, handle, hasErrorBoundary }
      return (
        index ? { ...node, index } : { ...node, children: nestedRoutes(routes, id) }
      ) as AgnosticDataRouteObject
    })
}
