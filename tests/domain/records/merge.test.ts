import { describe, expect, test } from 'vitest'
import { merge, type Values } from '~/domain/records/merge'

const SHOWN = { name: 'old', city: 'Kiel' }
const AT = '2026-03-02T09:00:00.000Z'

function change(before: Values) {
  return { at: AT, actor: 'user:other', before }
}

describe('a form of name and city, made while they were old and Kiel', () => {
  test.each([
    ['says the same', { stored: SHOWN, entered: SHOWN, later: [] }, {}],
    ['changes one', { stored: SHOWN, entered: { ...SHOWN, name: 'mine' }, later: [] }, { changed: ['name'] }],
    [
      'changes one, the other side the other',
      { stored: { ...SHOWN, city: 'Husum' }, entered: { ...SHOWN, name: 'mine' }, later: [{ city: 'Kiel' }] },
      { changed: ['name'], untouched: ['city'] },
    ],
    [
      'changes what the other side changed',
      { stored: { ...SHOWN, name: 'theirs' }, entered: { ...SHOWN, name: 'mine' }, later: [{ name: 'old' }] },
      { conflicting: ['name'] },
    ],
    [
      'changes it to the same',
      { stored: { ...SHOWN, name: 'same' }, entered: { ...SHOWN, name: 'same' }, later: [{ name: 'old' }] },
      {},
    ],
    [
      'changes what the other side changed and put back',
      { stored: SHOWN, entered: { ...SHOWN, name: 'mine' }, later: [{ name: 'old' }, { name: 'theirs' }] },
      { changed: ['name'] },
    ],
    [
      'leaves what the other side changed twice',
      {
        stored: { ...SHOWN, name: 'third' },
        entered: SHOWN,
        later: [{ name: 'old' }, { city: 'Kiel' }, { name: 'second' }],
      },
      { untouched: ['name'] },
    ],
    [
      'empties what the other side changed',
      {
        stored: { ...SHOWN, name: 'theirs' },
        entered: { ...SHOWN, name: null },
        later: [{ name: 'old' }],
      },
      { conflicting: ['name'] },
    ],
    [
      'leaves a secret that the other side changed: nobody can tell any more',
      { stored: { ...SHOWN, name: 'theirs' }, entered: SHOWN, later: [{ name: 'o**' }], secrets: ['name'] },
      { conflicting: ['name'] },
    ],
    [
      'changes a secret that nobody else did',
      { stored: SHOWN, entered: { ...SHOWN, name: 'mine' }, later: [{ city: 'Kiel' }], secrets: ['name'] },
      { changed: ['name'] },
    ],
    [
      'differs, and what came between is not known',
      { stored: { name: 'theirs', city: 'Kiel' }, entered: SHOWN, later: undefined },
      { conflicting: ['name'] },
    ],
  ] as [string, { stored: Values; entered: Values; later?: Values[]; secrets?: string[] }, object][])(
    '%s',
    (_, { later, secrets = [], ...sides }, expected) => {
      const none = { changed: [], untouched: [], conflicting: [] }
      expect(merge({ ...sides, secrets, later: later?.map(change) })).toEqual({ ...none, ...expected })
    },
  )
})
