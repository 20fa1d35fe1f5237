import { randomBytes } from 'node:crypto'
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ReadingContext } from '~/kit/language'
import { NonceContext } from '~/kit/nonce'
import { nameAndPlace } from './http/error-name.server'
import { scriptPolicy } from './http/headers.server'
import { wholeResponse } from './http/serve/answer.server'
import { handoffScripts } from './http/serve/handoff.server'
import { readerLanguageOf } from './i18n/language'
import { readingIn } from './i18n/reader/texts.server'
import { log } from './log.server'

/** Remix keeps a timer this long after every answer; our loaders defer nothing that could need it. */
export const streamTimeout = 1000

const NONCE_BYTES = 16

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const page = await renderPage(request, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value)
  return wholeResponse(page.html, { status, headers })
}

/**
 * Renders a page to a complete string, since none of our components suspends. Pages without scripts also omit
 * React's hydration marks.
 */
export async function renderPage(request: Request, context: EntryContext): Promise<Page> {
  if (!hasScripts(context))
    return { html: `<!DOCTYPE html>${renderToStaticMarkup(<App {...{ request, context }} />)}`, headers: {} }
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const scripts = await handoffScripts(context.staticHandlerContext, nonce)
  const markup = renderToString(<App {...{ request, context, nonce }} />)
  const end = markup.lastIndexOf('</body>')
  return {
    html: `<!DOCTYPE html>${markup.slice(0, end)}${scripts}${markup.slice(end)}`,
    headers: { 'Content-Security-Policy': scriptPolicy(nonce, new URL(request.url).pathname) },
  }
}

interface Page {
  html: string
  headers: Record<string, string>
}

interface AppProps {
  request: Request
  context: EntryContext
  nonce?: string
}

function App({ request, context, nonce }: AppProps) {
  return (
    <NonceContext.Provider value={nonce}>
      <ReadingContext.Provider value={readingIn(readerLanguageOf(request))}>
        <RemixServer context={context} url={request.url} nonce={nonce ?? ''} />
      </ReadingContext.Provider>
    </NonceContext.Provider>
  )
}

/** Logs unexpected errors of loaders and actions by name, since messages may quote data. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (!request.signal.aborted) logError(error, 'handler')
}

function logError(error: unknown, where: string): void {
  log.error({ event: 'unexpected', where, ...nameAndPlace(error) })
}

function hasScripts(remixContext: EntryContext): boolean {
  const { matches, errors } = remixContext.staticHandlerContext
  if (errors) return false
  return matches.some((match) => {
    const handle = remixContext.routeModules[match.route.id]?.handle as { scripts?: boolean } | undefined
    return handle?.scripts === true
  })
}
