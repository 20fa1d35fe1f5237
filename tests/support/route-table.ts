import type { RouteHandle } from '~/auth/access'
import { type Right, rolesWith } from '~/domain/kernel/rights'
import { methodTable } from '~/http/allowed-methods.server'
import type { LinkPurpose, Role } from '~db/schema'
import { gatedRoutes, routes } from './routes'

const LARGEST_FORM = 512 * 1024

export type Method = 'GET' | 'POST' | 'PATCH'

export interface RouteRow {
  id: string
  /** `session`: signed in; `link:…`: a token of that purpose; `account-link`: a one-time token to an account; `secret`: the webhook's header; `key`: a key of the firm; `public`: everyone. */
  access: 'public' | 'session' | 'secret' | 'key' | 'account-link' | `link:${LinkPurpose}`
  roles: readonly Role[]
  methods: Method[]
  /** `form`: an action without a page of its own; a GET redirects to the page above. */
  kind: 'page' | 'form' | 'resource'
  /** The only pages that may run scripts. */
  hasScripts: boolean
  /** Its form carries a file (multipart/form-data). */
  takesFile: boolean
}

type Route = NonNullable<(typeof routes)[string]>

const methods = methodTable(gatedRoutes)

export const routeTable: Record<string, RouteRow> = Object.fromEntries(
  Object.values(routes)
    .filter((route): route is Route => route !== undefined && isAddress(route))
    .map((route) => [addressOf(route), rowOf(route)]),
)

/** The root and the office's frame have no address of their own. */
function isAddress({ path, index }: Route): boolean {
  return index === true || (path ?? '') !== ''
}

/** Remix writes the start page's path with its slash, and no other's. */
function addressOf({ path = '' }: Route): string {
  return `/${path.replace(/^\//, '')}`
}

function rowOf(route: Route): RouteRow {
  const { id, module, parentId } = route
  const handle = module.handle as RouteHandle
  const access = accessOf(handle)
  const isPage = gatedRoutes[id]?.module.default !== undefined
  return {
    id,
    access,
    roles: access === 'session' ? rolesWith(handle.access as Right) : [],
    methods: methods.allowed(addressOf(route)).filter((method) => method !== 'HEAD') as RouteRow['methods'],
    kind: isPage ? (module.default ? 'page' : 'form') : 'resource',
    hasScripts: isPage && (handle.scripts === true || runsScripts(parentId)),
    // Long invoices also need a larger body, but no file.
    takesFile: (handle.bodyLimit ?? 0) > LARGEST_FORM && access === 'session',
  }
}

function runsScripts(parentId: string | undefined): boolean {
  const handle = routes[parentId ?? '']?.module.handle as RouteHandle | undefined
  return handle?.scripts === true
}

function accessOf(handle: RouteHandle): RouteRow['access'] {
  switch (handle.access) {
    case 'public':
    case 'secret':
    case 'key':
    case 'account-link':
      return handle.access
    case 'payslips':
    case 'payslip-code':
      return 'link:mitarbeiter-portal'
    case 'link':
    case 'genuine-link':
      return `link:${handle.purpose}`
    default:
      return 'session'
  }
}
