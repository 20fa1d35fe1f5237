import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { nameAndPlace } from './http/error-name.server'
import { scriptPolicy } from './http/headers.server'
import { wholeResponse } from './http/serve/answer.server'
import { languageOf } from './i18n/language'
import { log } from './log.server'
import { AskedLanguageContext } from './ui/language'
import { NonceContext } from './ui/nonce'

/** Remix keeps a timer this long after every answer; our loaders defer nothing that could need it. */
export const streamTimeout = 1000

const RENDER_MS = 10_000
const NONCE_BYTES = 16

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!hasScripts(remixContext)) return new Response(renderPage(request, remixContext), { status, headers })
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  headers.set('Content-Security-Policy', scriptPolicy(nonce, new URL(request.url).pathname))
  return hydratedPage(request, { status, headers }, remixContext, nonce)
}

/** A page that runs no script: markup without React's marks for hydration, whole, so that it cannot break off. */
export function renderPage(request: Request, context: EntryContext): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<App {...{ request, context }} />)}`
}

/** A page for hydration. Our loaders defer nothing, so it is sent whole as well. */
function hydratedPage(
  request: Request,
  { status, headers }: { status: number; headers: Headers },
  context: EntryContext,
  nonce: string,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), RENDER_MS)
    timer.unref()
    const chunks: Uint8Array[] = []
    const collected = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(withoutPadding(chunk))
        done()
      },
    })
    collected.once('finish', () => resolve(wholeResponse(Buffer.concat(chunks), { status, headers })))
    const { pipe, abort } = renderToPipeableStream(<App {...{ request, context, nonce }} />, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        pipe(collected)
      },
      onShellError: reject,
      onError: (error: unknown) => logError(error, 'render'),
    })
  })
}

/**
 * React 18 leaves zero bytes at the end of a chunk where an umlaut would not have fitted. In the value of a field a
 * browser shows them as a character of their own, and the form would send it back.
 */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length
  while (chunk[end - 1] === 0) end -= 1
  return chunk.subarray(0, end)
}

interface AppProps {
  request: Request
  context: EntryContext
  nonce?: string
}

function App({ request, context, nonce }: AppProps) {
  return (
    <NonceContext.Provider value={nonce}>
      <AskedLanguageContext.Provider value={languageOf(request)}>
        <RemixServer context={context} url={request.url} nonce={nonce ?? ''} />
      </AskedLanguageContext.Provider>
    </NonceContext.Provider>
  )
}

/** What loaders and actions throw unexpectedly: logged by name, since messages may quote data. */
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
