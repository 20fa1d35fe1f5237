import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { GENESIS, hashOfLink } from '~/domain/invoices/issuing/chain'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import { makeCustomer } from '../../../factories/customers'
import { makeDraft, makeInvoice } from '../../../factories/invoices'
import { officeOn } from '../../../factories/scopes'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import type { Connection } from '../../../support/test-house'

const link = {
  tenantId: 't',
  range: 'invoice',
  position: 2,
  number: '2026-0002',
  previousHash: 'a'.repeat(64),
  viewSha256: 'b'.repeat(64),
  files: [
    { mediaType: 'text/xml', sha256: 'd'.repeat(64) },
    { mediaType: 'application/pdf', sha256: 'c'.repeat(64) },
  ],
}

/** Four issued documents, the third of which cancels the first, and a draft. */
async function fourDocuments() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const first = await makeInvoice(house, officeOn(scope.tenantId, '2025-12-30'), customer.id)
  await makeInvoice(house, scope, customer.id)
  await cancelInvoice(house, scope, first.id)
  await makeInvoice(house, scope, customer.id)
  await makeDraft(house, scope, customer.id)
  const links = await db.selectFrom('chain_links').selectAll().orderBy('position').execute()
  return { db, house, scope, links, first }
}

/** As somebody would who has the file and knows SQL: rows that are frozen, changed all the same. */
async function tamper(db: Connection, statement: string) {
  const triggers = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(
    db,
  )
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await sql`pragma foreign_keys = off`.execute(db)
  await sql`pragma ignore_check_constraints = on`.execute(db)
  for (const each of statement.split(';')) await sql.raw(each).execute(db)
}

test('a link hashes what the decision says, so sha256sum agrees', () => {
  const text = [
    'zahltag-chain-1',
    'tenant t',
    'range invoice',
    'position 2',
    'number 2026-0002',
    `previous ${'a'.repeat(64)}`,
    `view ${'b'.repeat(64)}`,
    `file application/pdf ${'c'.repeat(64)}`,
    `file text/xml ${'d'.repeat(64)}`,
    '',
  ].join('\n')
  const [sum] = execFileSync('sha256sum', { input: text, encoding: 'utf8' }).split(' ')
  expect(hashOfLink(link)).toBe(sum)
})

test.each([
  ['tenant', { tenantId: 'u' }],
  ['range', { range: 'other' }],
  ['position', { position: 3 }],
  ['number', { number: '2026-0003' }],
  ['hash before', { previousHash: GENESIS }],
  ['view', { viewSha256: 'e'.repeat(64) }],
  ['files', { files: link.files.slice(1) }],
])('another %s gives another hash', (_, change) => {
  expect(hashOfLink({ ...link, ...change })).not.toBe(hashOfLink(link))
})

test('issued documents are linked in their order, across years, and the chain holds', async () => {
  const { db, house, scope, links } = await fourDocuments()
  expect(links.map(({ position, number }) => [position, number])).toEqual([
    [1, '2025-0001'],
    [2, '2026-0001'],
    [3, '2026-0002'],
    [4, '2026-0003'],
  ])
  expect(links.map((each) => each.previous_hash)).toEqual(
    [GENESIS, ...links.map(({ hash }) => hash)].slice(0, 4),
  )
  const head = links[3]?.hash
  expect(await verifyChain(db, house, scope)).toEqual({ links: 4, earlier: 0, head, broken: null })
})

test('a firm that has issued nothing has an empty chain; every firm has its own', async () => {
  const { db, house } = await fourDocuments()
  const other = await makeTenant(house)
  expect(await verifyChain(db, house, other)).toEqual({
    links: 0,
    earlier: 0,
    head: null,
    broken: null,
  })
  await makeInvoice(house, other, (await makeCustomer(house, other)).id)
  expect(await verifyChain(db, house, other)).toMatchObject({ links: 1, broken: null })
})

const SECOND = `(select id from invoices where number = '2026-0001')`

test.each([
  [
    'an amount in the view',
    `update invoices set view_json = replace(view_json, '11900', '11800') where number = '2026-0001'`,
    'document_changed',
    2,
  ],
  [
    'a space in the view',
    `update invoices set view_json = view_json || ' ' where number = '2026-0001'`,
    'document_changed',
    2,
  ],
  [
    'another file',
    `update documents set kept_sha256 = (select kept_sha256 from documents where invoice_id <> ${SECOND}) where invoice_id = ${SECOND}`,
    'document_changed',
    2,
  ],
  [
    'another file and its hash',
    `update documents set (kept_sha256, sha256) = (select kept_sha256, sha256 from documents where invoice_id <> ${SECOND}) where invoice_id = ${SECOND}`,
    'document_changed',
    2,
  ],
  ['a file less', `delete from documents where invoice_id = ${SECOND}`, 'document_changed', 2],
  [
    'a file more',
    `insert into documents select tenant_id, 'x', invoice_id, payslip_id, 'text/xml', file_name, byte_length, sha256, is_sealed, kept_sha256, created_at from documents where invoice_id = ${SECOND}`,
    'document_changed',
    2,
  ],
  [
    'the amount in the lists',
    `update invoices set gross_cents = 11900, net_cents = 10000 + 1, tax_cents = 1899 where number = '2026-0001'`,
    'record_changed',
    2,
  ],
  [
    'the day it is due',
    `update invoices set due_on = '2026-12-31' where number = '2026-0001'`,
    'record_changed',
    2,
  ],
  [
    'a number exchanged',
    `update invoices set number = '2026-0099' where number = '2026-0001'`,
    'record_changed',
    2,
  ],
  [
    'two documents exchanged',
    `update chain_links set invoice_id = 'x' where position = 2; update chain_links set invoice_id = ${SECOND} where position = 4`,
    'document_missing',
    2,
  ],
  ['a document gone', `delete from invoices where number = '2026-0001'`, 'document_missing', 2],
  [
    'a document gone with its link',
    `delete from invoices where number = '2026-0001'; delete from chain_links where position = 2`,
    'link_missing',
    2,
  ],
  [
    'its link gone and the gap closed',
    `delete from chain_links where position = 2; update chain_links set position = position - 1 where position > 2`,
    'link_changed',
    2,
  ],
  ['the first one gone', `delete from chain_links where position = 1`, 'link_missing', 1],
  [
    'the hash in a link',
    `update chain_links set hash = '${'0'.repeat(64)}' where position = 2`,
    'document_changed',
    2,
  ],
  [
    'the last one gone',
    `delete from invoices where number = '2026-0003'; delete from chain_links where position = 4`,
    'end_missing',
    null,
  ],
  ['all gone', 'delete from invoices; delete from chain_links', 'end_missing', null],
  [
    'a document slipped in',
    `update invoices set status = 'issued', number = '2026-0004', issued_at = '2026-03-02T10:00:00.000Z', issued_on = '2026-03-02', view_json = '{}' where status = 'draft'`,
    'document_without_link',
    null,
  ],
])('tampering is found: %s', async (_, statement, fault, position) => {
  const { db, house, scope } = await fourDocuments()
  await tamper(db, statement)
  expect((await verifyChain(db, house, scope)).broken).toMatchObject({ fault, position })
})

test('what retention was permitted to remove leaves its link and breaks nothing', async () => {
  const { db, house, scope, first } = await fourDocuments()
  await db
    .insertInto('retention_permits')
    .values({
      tenant_id: scope.tenantId,
      table_name: 'invoices',
      row_id: first.id,
      granted_at: '2035-01-02T00:00:00.000Z',
    })
    .execute()
  await tamper(db, `delete from invoices where id = '${first.id}'`)
  expect(await verifyChain(db, house, scope)).toMatchObject({ links: 4, broken: null })
})

test.each([
  ['changed', `update chain_links set number = 'x' where position = 1`, /frozen/],
  ['removed', 'delete from chain_links where position = 4', /kept/],
  ['replaced', 'insert or replace into chain_links select * from chain_links', /kept|frozen/],
  [
    'put behind another',
    `insert into chain_links select tenant_id, range_name, 5, 'i', 'n', '${'1'.repeat(64)}', hash, created_at
      from chain_links where position = 4`,
    /follows/,
  ],
])('the database lets no link be %s', async (_, statement, words) => {
  const { db } = await fourDocuments()
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(words)
})
