import { describe, expect, test } from 'vitest'
import { config } from '~/config.server'
import type { Keys } from '~/domain/keys/check-value'
import { admitKeys } from '~/domain/keys/keys.server'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const AT = '2026-03-02T09:00:00.000Z'
const YEARS_LATER = '2036-03-02T09:00:00.000Z'

const key = (id: string, letter = id) => ({ id, secret: Buffer.from(`secret of ${letter}`.padEnd(40, '-')) })
const keys = (link: Keys['linkKeys'], field: Keys['fieldKeys']): Keys => ({
  linkKeys: link,
  fieldKeys: field,
})
const FIRST = keys([key('k1', 'l1')], [key('k1', 'f1')])

async function usedWith(used: Keys) {
  const { house, db } = freshDatabase()
  await admitKeys(house, used, AT)
  const admit = (next: Keys, at = AT) => admitKeys(house, next, at)
  return { house, db, admit }
}

describe('keys that are refused', () => {
  test.each<[string, Keys, RegExp]>([
    [
      'another secret of the same name for links',
      keys([key('k1', 'other')], [key('k1', 'f1')]),
      /^LINK_KEYS: the secret of "k1" is not the one/,
    ],
    [
      'another secret of the same name for fields',
      keys([key('k1', 'l1')], [key('k1', 'other')]),
      /^FIELD_KEYS: the secret of "k1" is not the one/,
    ],
    [
      'the keys of links and fields exchanged',
      keys([key('k1', 'f1')], [key('k1', 'l1')]),
      /^LINK_KEYS: the secret of "k1" is not the one.*\nFIELD_KEYS: the secret of "k1" is not the one/,
    ],
    [
      'a new key without the old one',
      keys([key('k1', 'l1')], [key('k2')]),
      /^FIELD_KEYS must end with the key "k1".*\nFIELD_KEYS has no key "k1", with which stored values were sealed/,
    ],
    [
      'a new key behind the old one',
      keys([key('k1', 'l1')], [key('k1', 'f1'), key('k2')]),
      /^FIELD_KEYS must end with the key "k1"/,
    ],
  ])('%s', async (_, next, words) => {
    const { db, admit } = await usedWith(FIRST)
    const before = await db.selectFrom('key_checks').selectAll().execute()
    await expect(admit(next)).rejects.toThrow(words)
    expect(await db.selectFrom('key_checks').selectAll().execute()).toEqual(before)
    await admit(FIRST)
  })

  test('without the key that live links were signed with; ended ones need it no more', async () => {
    const { house, admit } = await usedWith({ ...FIRST, linkKeys: config().linkKeys })
    const scope = await makeTenant(house)
    await makeEmployee(house, scope)
    const without = keys([key('k2')], FIRST.fieldKeys)
    await expect(admit(without)).rejects.toThrow(
      /^LINK_KEYS has no key "k1", with which live links were signed/,
    )
    await admit(without, YEARS_LATER)
  })
})

test('a new key in front of the old ones is let in, and counts from then on', async () => {
  const { db, admit } = await usedWith(FIRST)
  const rotated = keys([key('k2', 'l2'), ...FIRST.linkKeys], [key('k2', 'f2'), ...FIRST.fieldKeys])
  await admit(rotated)
  await admit(rotated)
  expect(await db.selectFrom('key_checks').select(['kind', 'key_id']).orderBy('kind').execute()).toHaveLength(
    5,
  )
  await expect(admit(keys([key('k2', 'other'), ...FIRST.linkKeys], rotated.fieldKeys))).rejects.toThrow(
    '"k2"',
  )
})

test('what is stored of a key tells nothing of its secret', async () => {
  const { db } = await usedWith(FIRST)
  const rows = await db.selectFrom('key_checks').selectAll().execute()
  expect(new Set(rows.map((row) => row.check_value)).size).toBe(rows.length)
  expect(JSON.stringify(rows)).not.toContain('secret of')
})
