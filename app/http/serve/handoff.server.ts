import type { EntryContext } from '@remix-run/node'
import { encode } from 'turbo-stream'

/** Characters that could end a script element. */
const IN_SCRIPTS = /[&><\u2028\u2029]/g

export function handoffString({ future, isSpaMode }: Pick<EntryContext, 'future' | 'isSpaMode'>): string {
  return inScript({ future, isSpaMode })
}

/**
 * The scripts that give the browser the loaders' data, as Remix writes them while it streams a page. Ours are complete
 * when they are rendered, so that nothing of React has to wait for a stream.
 */
export async function handoffScripts(
  { loaderData, actionData }: EntryContext['staticHandlerContext'],
  nonce: string,
): Promise<string> {
  const script = (body: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${body};</script>`
  const parts: string[] = []
  const decoder = new TextDecoder()
  const reader = encode({ loaderData, actionData, errors: null }).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(script(`enqueue(${inScript(decoder.decode(part.value, { stream: true }))})`))
  }
  return `${parts.join('')}${script('close()')}`
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    IN_SCRIPTS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
