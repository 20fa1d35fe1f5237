import { expect, test } from 'vitest'
import { testVault } from '../../support/test-vault'

const PLACE = { tenantId: 'a', purpose: 'note', rowId: 'b' }
const sealed = testVault.sealBytes(PLACE, Buffer.from('geheim'))
const HEADER = sealed.length - 'geheim'.length

test('a sealed value that is cut short, or has another tag, is not opened', () => {
  expect(testVault.openBytes(PLACE, sealed).toString()).toBe('geheim')
  for (let length = 0; length < HEADER; length += 1)
    expect(() => testVault.openBytes(PLACE, sealed.subarray(0, length))).toThrow(/cut short|no key/)
  expect(() => testVault.openBytes(PLACE, sealed.subarray(0, HEADER))).toThrow(/authenticate/)
})
