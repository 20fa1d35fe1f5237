import type { ActionFunction, HeadersFunction, LoaderFunction, ServerBuild } from '@remix-run/node'
import { limitBody } from './body.server'
import { respondToError } from './respond.server'

/** Forms are small; a route that takes more says so in `handle.bodyLimit`. */
const FORM_BYTES = 64 * 1024

type Routes = ServerBuild['routes']
type RouteModule = NonNullable<Routes[string]>['module']
type Handler = LoaderFunction | ActionFunction

/** Wraps every loader and action: counts the body while it is read, and turns errors into answers in one place. */
export function gate(routes: Routes): Routes {
  const gated: Routes = {}
  for (const [id, route] of Object.entries(routes)) {
    if (route) gated[id] = { ...route, module: gateModule(id, route.module) }
  }
  return gated
}

function gateModule(id: string, module: RouteModule): RouteModule {
  const isPage = module.default !== undefined
  const handle = module.handle as { bodyLimit?: number } | undefined
  const bodyLimit = handle?.bodyLimit ?? FORM_BYTES
  return {
    ...module,
    ...(module.loader ? { loader: guarded(module.loader, id, isPage, bodyLimit) } : {}),
    ...(module.action ? { action: guarded(module.action, id, isPage, bodyLimit) } : {}),
    ...(isPage ? { headers: mergeHeaders } : {}),
  }
}

function guarded<H extends Handler>(handler: H, id: string, isPage: boolean, bodyLimit: number): H {
  async function run(args: Parameters<Handler>[0]) {
    const body = limitBody(args.request, bodyLimit)
    try {
      return await handler({ ...args, request: body.request })
    } catch (error) {
      return respondToError(error, { routeId: id, isPage, isTooLarge: body.isTooLarge() })
    }
  }
  return run as unknown as H
}

/** Page routes drop the headers of loaders, actions and thrown answers unless a `headers` export hands them on. */
const mergeHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const merged = new Headers(parentHeaders)
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders]) {
    headers?.forEach((value, name) => {
      if (name !== 'set-cookie') merged.set(name, value)
    })
  }
  return merged
}
