import type { Request as Incoming } from 'express'
import { expect, test } from 'vitest'
import { wayIn } from '~/http/serve/crowd.server'

type Route = Parameters<typeof wayIn>[0]

const page = { module: {} } as Route

/** How many of ten requests are worked on while none of them ends. */
async function atOnce(request: Partial<Incoming>): Promise<number> {
  let working = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const all = Array.from({ length: 10 }, () =>
    wayIn(
      page,
      request as Incoming,
    )(() => {
      working += 1
      return ended
    }),
  )
  await new Promise(setImmediate)
  const inside = working
  end()
  await Promise.all(all)
  return inside
}

test.each([
  ['a page of a link', { method: 'GET', path: '/portal/eyJ.a.b' }, 4],
  ['a file of a link', { method: 'GET', path: '/rechnung/eyJ.c.d/pdf' }, 4],
  ['a form of a link, which the throttle counts', { method: 'POST', path: '/portal/eyJ.a.b/nachricht' }, 10],
  ['a page of the office', { method: 'GET', path: '/buero' }, 10],
])('%s is worked on so many times at once', async (_, request, inside) => {
  expect(await atOnce(request)).toBe(inside)
})

test('one link does not wait for another', async () => {
  const links = ['a', 'b'].map((name) => atOnce({ method: 'GET', path: `/portal/${name}` }))
  expect(await Promise.all(links)).toEqual([4, 4])
})
