import { expect, test } from 'vitest'
import { listApiKeys, makeApiKey } from '~/domain/api-keys/keys.server'
import { type Call, findSentBefore, onceOnly } from '~/domain/api-keys/once.server'
import { changeDraft, readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { writing } from '~/domain/kernel/writing.server'
import { makeCustomer } from '../../factories/customers'
import { makeDraft } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

async function setUp() {
  const { house, db } = freshDatabase()
  const scope = await makeTenant(house)
  const { id } = await makeDraft(house, scope, (await makeCustomer(house, scope)).id)
  const { tenantId, at } = scope
  const key = { name: 'Webshop', scopes: ['invoices:write'], expiresOn: null, formKey: '' } as const
  await makeApiKey(house, scope, key)
  const [made] = await listApiKeys(house.reader, scope)
  const call: Call = { tenantId, keyId: made?.id ?? '', idempotencyKey: 'k1', sha256: 'a'.repeat(64), at }
  /** Somebody changes the draft while its paper is made, once. */
  function disturbed(then: () => void) {
    let papers = 0
    const { invoice } = house.renderers
    const renderers = {
      ...house.renderers,
      async invoice(...given: Parameters<typeof invoice>) {
        papers += 1
        if (papers > 1) then()
        else {
          const { values } = await readDraft(house.reader, scope, id)
          await changeDraft(house, scope, id, { ...values, note: 'Vielen Dank!' })
        }
        return invoice(...given)
      },
    }
    return onceOnly({ ...house, renderers }, call)
  }
  return { house, db, scope, id, call, disturbed }
}

test('a try that was overtaken leaves no note of its call, so that a power cut after it loses nothing', async () => {
  const { house, scope, id, call, disturbed } = await setUp()
  const cut = () => {
    throw new Error('power cut')
  }
  await expect(issueInvoice(disturbed(cut), scope, id)).rejects.toThrow('power cut')
  expect(await findSentBefore(house.reader, call)).toBeUndefined()
})

test('the try after it notes the call with its effect', async () => {
  const { house, scope, id, call, disturbed } = await setUp()
  const { number } = await issueInvoice(
    disturbed(() => {}),
    scope,
    id,
  )
  expect(number).toMatch(/0001$/)
  expect(await findSentBefore(house.reader, call)).toMatchObject({ isSame: true })
})

test('a write that failed notes nothing, and the next one of the same call does', async () => {
  const { house, scope, call } = await setUp()
  const noting = onceOnly(house, call)
  const fail = writing(noting, scope, () => Promise.reject(new Error('no')))
  await expect(fail).rejects.toThrow('no')
  expect(await findSentBefore(house.reader, call)).toBeUndefined()
  for (let write = 0; write < 2; write += 1) await writing(noting, scope, async () => undefined)
  expect(await findSentBefore(house.reader, call)).toMatchObject({ isSame: true })
})
