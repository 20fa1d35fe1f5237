import { runInNewContext } from 'node:vm'
import type { EntryContext } from '@remix-run/node'
import { decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { handoffScripts } from '~/http/serve/handoff.server'

type Context = EntryContext['staticHandlerContext']

test('a browser reads what the loaders gave, whatever it says, and nothing of it ends a script', async () => {
  const words = `</script><script>alert(1)</script> & <!-- \u2028\u2029 "'\\ ü`
  const loaderData = { root: { words, none: null, missing: undefined }, page: [1, true, { words }] }
  const html = await handoffScripts({ loaderData, actionData: null } as unknown as Context, 'once')

  const scripts = [...html.matchAll(/<script nonce="once">(.*?)<\/script>/g)].map(([, body]) => body ?? '')
  expect(html).toBe(scripts.map((body) => `<script nonce="once">${body}</script>`).join(''))
  expect(scripts.join('')).not.toMatch(/[<>&\u2028\u2029]/)

  const { readable, writable } = new TransformStream<string, string>()
  const writer = writable.getWriter()
  const window = {
    __remixContext: {
      streamController: {
        enqueue: (text: string) => void writer.write(text),
        close: () => void writer.close(),
      },
    },
  }
  for (const script of scripts) runInNewContext(script, { window })
  const { value } = await decode(readable.pipeThrough(new TextEncoderStream()) as never)
  expect(value).toEqual({ loaderData, actionData: null, errors: null })
})
