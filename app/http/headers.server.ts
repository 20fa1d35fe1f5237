import type { IncomingHttpHeaders } from 'node:http'

// Case-insensitive, like the router.
/** Paths whose second segment is a secret. */
const TOKEN_PATH = /^\/(?:rechnung|portal|mitarbeiter-portal|einladung|passwort)\//i
/** The only pages whose forms may redirect to the identity provider. */
const REDIRECTS_TO_PROVIDER = /^\/(?:anmelden|abmelden)\/?$/i
const FRAMING_PATH = /^\/buero\/(?:postausgang|mailvorlagen|bank\/mahnungen\/kunden)\//i
const HOME_SCREEN_PATH = /^\/mitarbeiter-portal\//i
const SHOWS_LINK =
  /^\/buero\/(?:personen\/[^/]+|links\/[^/]+|mandanten\/[^/]+\/(?:webhook|schnittstelle))\/?$/i
const FILE_PATH = /^\/(?:build|static)\//
/** The docs of the interface are pages. */
const API_PATH = /^\/api(?:\/(?!docs(?:\/|$))|$)/i
/**
 * Needless percent-encoding of letters, digits and `-._~/\%`, and empty segments: we never write links like
 * that.
 */
const DISGUISE = /%(?:2[5def]|3\d|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)|\/\//i

const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // `no-referrer` would make browsers send `Origin: null` with forms.
  'Referrer-Policy': 'strict-origin',
}

const NO_SCRIPT = policy({ 'default-src': "'none'", 'img-src': "'self' data:" })
const NO_SCRIPT_BUT_MANIFEST = policy({
  'default-src': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
})
const NO_SCRIPT_BUT_FRAMES = policy({
  'default-src': "'none'",
  'img-src': "'self' data:",
  'frame-src': "'self'",
})
const NOTHING = policy({ 'default-src': "'none'" })

/**
 * Whether a path is written differently from how the router, which decodes it, will read it. Every rule that
 * reads paths relies on such requests being refused.
 */
export function isDisguised(pathname: string): boolean {
  return DISGUISE.test(pathname)
}

export function isTokenPath(pathname: string): boolean {
  return TOKEN_PATH.test(pathname)
}

/**
 * Whether a page shows a live link, and must not be compressed: an eavesdropper could guess the link
 * beside what they make the page say.
 */
export function showsLink(pathname: string): boolean {
  return SHOWS_LINK.test(pathname)
}

export function isFilePath(pathname: string): boolean {
  return FILE_PATH.test(pathname)
}

/** For machines, with errors as problem+json. */
export function isApiPath(pathname: string): boolean {
  return API_PATH.test(pathname)
}

export function defaultHeaders(
  pathname: string,
  isHttps: boolean,
  issuerOrigin?: string,
): Record<string, string> {
  const headers = { ...EVERYWHERE }
  if (isHttps) headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
  return { ...headers, ...pageHeaders(pathname, issuerOrigin) }
}

/** Headers for pages only, error pages at a file's address included. */
export function pageHeaders(pathname: string, issuerOrigin?: string): Record<string, string> {
  const headers: Record<string, string> = {}
  headers['Cache-Control'] = 'no-store'
  headers['Content-Security-Policy'] = policyOf(pathname, issuerOrigin)
  headers['X-Robots-Tag'] = 'noindex, noarchive'
  return headers
}

function policyOf(pathname: string, issuerOrigin: string | undefined): string {
  if (isApiPath(pathname)) return NOTHING
  // Chromium checks the redirects of a form against its form-action.
  if (issuerOrigin !== undefined && REDIRECTS_TO_PROVIDER.test(pathname))
    return NO_SCRIPT.replace("form-action 'self'", `form-action 'self' ${issuerOrigin}`)
  if (HOME_SCREEN_PATH.test(pathname)) return NO_SCRIPT_BUT_MANIFEST
  return FRAMING_PATH.test(pathname) ? NO_SCRIPT_BUT_FRAMES : NO_SCRIPT
}

/** Policy for pages with our scripts: our own files and what carries the nonce. */
export function scriptPolicy(nonce: string, pathname: string): string {
  return policy({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'connect-src': "'self'",
    'img-src': "'self' data:",
    ...(FRAMING_PATH.test(pathname) ? { 'frame-src': "'self'" } : {}),
  })
}

function policy(directives: Record<string, string>): string {
  const all = {
    ...directives,
    'style-src': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/**
 * Why an unsafe request is refused, or undefined if it may pass: it came from our own pages, from no page at
 * all (a client without `Sec-Fetch-Site` and `Origin`), or from a browser's address bar.
 */
export function originFault(headers: IncomingHttpHeaders, ownOrigin: string): string | undefined {
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none'
      ? undefined
      : `Sec-Fetch-Site is ${String(site).slice(0, 20)}`
  }
  if (headers.origin === undefined || headers.origin === ownOrigin) return undefined
  return 'Origin is another site'
}
