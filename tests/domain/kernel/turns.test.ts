import { expect, test } from 'vitest'
import { FilesWaiting, inTurn } from '~/domain/kernel/turns'

/** Work that ends when it is told to, and notes when it begins. */
function desk() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (firm: string, name: string) =>
    inTurn('test', firm, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  const finish = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, bring, finish }
}

test('firms have their turns one after another, however many files one of them brings', async () => {
  const { begun, bring, finish } = desk()
  const all = [
    bring('a', 'a1'),
    bring('a', 'a2'),
    bring('a', 'a3'),
    bring('b', 'b1'),
    bring('b', 'b2'),
    bring('c', 'c1'),
  ]
  const order = ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']
  for (const [index, name] of order.entries()) {
    await finish(order[index - 1] ?? '')
    expect(begun).toEqual(order.slice(0, index + 1))
    expect(begun.at(-1)).toBe(name)
  }
  await finish('a3')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('a firm of which too many wait is told so; what broke off keeps no one waiting', async () => {
  const { bring, finish } = desk()
  const broken = inTurn('test', 'a', () => Promise.reject(new Error('broken')))
  const [second, third] = [bring('a', 'a2'), bring('a', 'a3')]
  await expect(bring('a', 'a4')).rejects.toBeInstanceOf(FilesWaiting)
  await expect(broken).rejects.toThrow('broken')
  await finish('a2')
  await finish('a3')
  expect(await Promise.all([second, third])).toEqual(['a2', 'a3'])
})
