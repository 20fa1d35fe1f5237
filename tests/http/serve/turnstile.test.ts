import { expect, test } from 'vitest'
import { Busy } from '~/domain/kernel/errors'
import { turnstile } from '~/http/serve/turnstile.server'

test('some are let in at a time, some wait in order, the rest is sent away; each key has its own queue', async () => {
  const pass = turnstile({ inside: 2, waiting: 2 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const enter = (name: string, key = 'one link') =>
    pass(key, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  await expect(enter('e')).rejects.toThrow(Busy)
  void enter('f', 'another link')
  await turn()
  expect(begun).toEqual(['a', 'b', 'f'])
  ends[1]?.()
  expect(await b).toBe('b')
  await turn()
  expect(begun.at(-1)).toBe('c')
  const again = enter('g')
  for (let time = 0; time < 4; time += 1) {
    for (const end of ends) end()
    await turn()
  }
  expect(await Promise.all([a, c, d, again])).toEqual(['a', 'c', 'd', 'g'])
})

test('work that fails makes room as well', async () => {
  const pass = turnstile({ inside: 1, waiting: 0 })
  const fail = () => pass('key', () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
})

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1))
}
