import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keys } from '~/commands/keys/keys'
import { newKeys } from '~/commands/keys/new-keys'
import { WORDS } from '~/commands/keys/words'
import { readConfig } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { ALL_SEALED } from '~/domain/keys/all-sealed'
import { admitKeys } from '~/domain/keys/keys.server'
import { openSecret, sealSecret } from '~/domain/users/second-factor/second-factor-secret.server'
import { documentsBeside } from '~db/document-store'
import { reseal, sealedBy } from '~db/reseal'
import { Sqlite } from '~db/sqlite'
import { IBAN, makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { runCommand } from '../support/commands'
import { copyDatabase } from '../support/database'
import { openTestHouse } from '../support/test-house'
import { VARIABLES } from '../support/variables'

// From the day a field key is changed to the day nothing needs the old one.

const NEW = 'k2:new-field-0123456789abcdefghijklmnopqrstuvwxyz'
const both = { FIELD_KEYS: `${NEW},${VARIABLES.FIELD_KEYS}` }
const alone = { FIELD_KEYS: NEW }
const AT = '2026-03-02T09:00:00.000Z'

let data: ReturnType<typeof copyDatabase>
let values = 0

beforeAll(async () => {
  data = copyDatabase()
  const { house } = data
  await admitKeys(house, readConfig({ ...VARIABLES }), AT)
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  await makeMandate(house, scope, customer.id, { iban: IBAN })
  await makeInvoice(house, scope, customer.id)
  const employee = await makeEmployee(house, scope, { birth_date: '1980-02-29' })
  await makePayslip(house, scope, employee.id, '2026-01')
  await data.db
    .insertInto('users')
    .values({ id: 'u1', email: 'u1@firma.example', name: 'U', created_at: AT })
    .execute()
  const secret_sealed = sealSecret(vaultOf({ FIELD_KEYS: VARIABLES.FIELD_KEYS }), 'u1', 'JBSWY3DPEHPK3PXP')
  await data.db
    .insertInto('totp_secrets')
    .values({ user_id: 'u1', secret_sealed, created_at: AT, confirmed_at: AT })
    .execute()
  values = (await sealedBy(data.file, ALL_SEALED)).get('k1') ?? 0
})
afterAll(() => data.close())

function run([name, ...words]: ['keys' | 'verify', ...string[]], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = runCommand(name, [...words, '--language', 'en'], {
    ...VARIABLES,
    NODE_ENV: 'production',
    DATA_DIR: dirname(data.file),
    ...environment,
  })
  expect(stdout + stderr).not.toMatch(/\n\s+at /)
  return { status, text: stdout + stderr }
}

const fingerprints = () =>
  data.db.selectFrom('mandates').select(['iban_fingerprint', 'iban_sealed']).execute()
const vaultOf = (variables: { FIELD_KEYS: string }) =>
  createVault(readConfig({ ...VARIABLES, ...variables }).fieldKeys)

test('no sealed column is forgotten', () => {
  const sqlite = new Sqlite(data.file, { readonly: true })
  const columns = sqlite
    .prepare(
      `select t.name || '.' || c.name from sqlite_schema t join pragma_table_info(t.name) c
       where t.type = 'table' and c.name like '%_sealed' and c.name <> 'is_sealed' order by 1`,
    )
    .pluck()
    .all()
  sqlite.close()
  const known = ALL_SEALED.map(({ table, column }) => `${table}.${column}`)
  expect(columns.filter((column) => !known.includes(String(column)))).toEqual([])
})

test('a key that still seals, or is in use, does not go', () => {
  expect(values).toBeGreaterThan(5)
  expect(run(['keys', 'retire', 'field', 'k1'])).toMatchObject({
    status: 78,
    text: expect.stringContaining('in use'),
  })
  expect(run(['keys', 'retire', 'field', 'k1'], both)).toMatchObject({
    status: 1,
    text: expect.stringContaining(`${values} values are still sealed`),
  })
})

test('sealing anew goes on where it was broken off', async () => {
  const vault = vaultOf(both)
  let left = 5
  const tired = {
    openBytes: vault.openBytes,
    sealBytes: (...[place, bytes]: Parameters<typeof vault.sealBytes>) => {
      left -= 1
      if (left < 0) throw new Error('The power went out')
      return vault.sealBytes(place, bytes)
    },
  }
  const options = { columns: ALL_SEALED, keyId: 'k2' }
  await expect(reseal(data.file, { ...options, seals: tired })).rejects.toThrow('The power went out')
  const { status, text } = run(['keys', 'reseal'], both)
  expect([status, text]).toEqual([0, expect.stringMatching(/^\d+ values sealed anew/)])
  expect(Number.parseInt(text, 10)).toBeLessThan(values)
  expect(await sealedBy(data.file, ALL_SEALED)).toEqual(new Map([['k2', values]]))
})

test('a document whose file is missing keeps the key: it may come back from a backup', async () => {
  const { kept_sha256 } = await data.db
    .selectFrom('documents')
    .select('kept_sha256')
    .where('is_sealed', '=', 1)
    .executeTakeFirstOrThrow()
  const path = documentsBeside(data.file).pathOf(kept_sha256)
  renameSync(path, `${path}.away`)
  expect(run(['keys', 'retire', 'field', 'k1'], both)).toMatchObject({
    status: 1,
    text: expect.stringContaining('1 documents are missing'),
  })
  renameSync(`${path}.away`, path)
})

test('without the old key all opens, fingerprints are found again, and the old list is refused', async () => {
  const [before] = await fingerprints()
  expect(run(['keys', 'retire', 'field', 'k1'], both)).toMatchObject({
    status: 0,
    text: expect.stringMatching(/^[1-9]\d* fingerprints made again/),
  })
  const [after] = await fingerprints()
  expect(after?.iban_fingerprint).not.toBe(before?.iban_fingerprint)
  const { tenant_id: tenantId } = await data.db
    .selectFrom('mandates')
    .select('tenant_id')
    .executeTakeFirstOrThrow()
  expect(vaultOf(alone).fingerprint(tenantId, 'mandate.iban', IBAN)).toBe(after?.iban_fingerprint)
  expect(run(['verify'], alone)).toMatchObject({ status: 0 })
  const factor = await data.db.selectFrom('totp_secrets').select('secret_sealed').executeTakeFirstOrThrow()
  expect(openSecret(vaultOf(alone), 'u1', factor.secret_sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(run(['keys', 'check'], alone).text).toContain(`FIELD_KEYS  k2       seals, ${values} values`)
  expect(run(['keys', 'check'], both)).toMatchObject({
    status: 78,
    text: expect.stringContaining('must end with'),
  })
  expect(run(['keys', 'check'])).toMatchObject({ status: 78 })
  const triggers = `select count(*) as count from sqlite_schema where type = 'trigger'`
  const counts = [data.file, (await import('vitest')).inject('templateFile')].map((file) =>
    new Sqlite(file, { readonly: true }).prepare(triggers).get(),
  )
  expect(counts[0]).toEqual(counts[1])
})

test('a link key goes when its links have ended, or are blocked for it', async () => {
  const links = {
    ...alone,
    LINK_KEYS: `k2:new-link-0123456789abcdefghijklmnopqrstuvwxyz,${VARIABLES.LINK_KEYS}`,
  }
  expect(run(['keys', 'retire', 'link', 'k1'], links)).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^\d+ links that still open/),
  })
  expect(run(['keys', 'retire', 'link', 'k1', '--revoke'], links).status).toBe(0)
  const live = await data.db.selectFrom('access_links').select('id').where('revoked_at', 'is', null).execute()
  expect(live).toEqual([])
  const [onlyNew = ''] = links.LINK_KEYS.split(',')
  expect(run(['keys', 'check'], { ...alone, LINK_KEYS: onlyNew }).status).toBe(0)
})

describe('new keys', () => {
  test('have a name that the list has not, and show nothing of the old ones', () => {
    const text = newKeys(WORDS.en, {
      ...VARIABLES,
      LINK_KEYS: 'k7:old-secret,k2:older-secret',
      FIELD_KEYS: '',
    })
    expect(text).toMatch(/^LINK_KEYS=k8:[\w-]{43},<the present ones>$/m)
    expect(text).toMatch(/^FIELD_KEYS=k1:[\w-]{43}$/m)
    expect(text).not.toContain('old')
    const values = Object.fromEntries(
      newKeys(WORDS.en, { NODE_ENV: 'test' })
        .split('\n')
        .slice(1)
        .map((line) => line.split(/=(.*)/s)),
    )
    expect(readConfig(values).linkKeys).toHaveLength(1)
  })

  test.each([
    [[]],
    [['make', 'link']],
    [['retire', 'k1']],
    [['retire', 'field', 'k1', '--revoke']],
    [['melt']],
  ])('%j shows how it is used', async (words) => expect((await keys(words)).exitCode).toBe(64))
})

test('a house with the new key reads what it had', async () => {
  const house = openTestHouse(data.file, readConfig({ ...VARIABLES, ...alone }))
  const [row] = await house.db.selectFrom('mandates').selectAll().execute()
  const place = { tenantId: row?.tenant_id ?? '', purpose: 'mandate.iban', rowId: row?.id ?? '' }
  expect(house.vault.open(place, row?.iban_sealed ?? '')).toBe(IBAN)
  await house.close()
})
