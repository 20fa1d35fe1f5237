import { expect, test } from 'vitest'
import { jsonPointer, toFaults } from '~/domain/inbox/faults'

test.each([
  ['the whole document', [], ''],
  ['a field of an entry', ['daten', 'mitarbeiter', 3, 'stunden'], '/daten/mitarbeiter/3/stunden'],
  ['a slash in a name', ['a/b'], '/a~1b'],
  ['a tilde in a name', ['m~n'], '/m~0n'],
  ['a tilde before a slash', ['~/'], '/~0~1'],
  ['an empty name', [''], '/'],
])('a pointer to %s', (_, path, pointer) => {
  expect(jsonPointer(path)).toBe(pointer)
})

test('fifty are told, the rest is not', () => {
  const issues = Array.from({ length: 60 }, (_, index) => ({
    code: 'custom' as const,
    path: [index],
    message: 'must be something else',
  }))
  const faults = toFaults(issues)
  expect(faults).toHaveLength(50)
  expect(faults[49]).toEqual({ pointer: '/49', detail: 'must be something else' })
})
