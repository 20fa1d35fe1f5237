import { expect, test } from 'vitest'
import { changeDraft, readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeDraft } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, read } from '../owner'

const LIST = '/buero/rechnungen?stand=entwurf'

async function setting() {
  const owner = await makeOwner()
  const { scope } = owner
  const { id: customerId } = await makeCustomer(house, scope, {
    name: 'Hafenkontor',
    email: 'a@hafen.example',
  })
  const good = await makeDraft(house, scope, customerId)
  const bad = await makeDraft(house, scope, customerId, { lines: [lineOf({ taxRate: '17' })] })
  const changed = await makeDraft(house, scope, customerId)
  const ticked = (await read(owner, LIST)).match(/(?<=name="entwurf" value=")[^"]+/g) ?? []
  const issue = (boxes: string[], headers = owner.headers, button: Record<string, string> = {}) => {
    const body = new URLSearchParams([...boxes.map((box) => ['entwurf', box]), ...Object.entries(button)])
    return post('/buero/rechnungen/ausstellung', body as never, headers)
  }
  return { owner, good, bad, changed, ticked, issue }
}

test('several drafts are issued and sent at once, each with its verdict, and a second press issues nothing', async () => {
  const { owner, good, bad, changed, ticked, issue } = await setting()
  expect(ticked).toHaveLength(3)
  const { values } = await readDraft(house.reader, owner.scope, changed.id)
  await changeDraft(house, owner.scope, changed.id, { ...values, note: 'Danke' })
  for (const _ of ['once', 'twice']) {
    const answer = await issue(ticked, owner.headers, { senden: 'ja' })
    expect(answer.status).toBe(303)
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('1 Rechnung ist ausgestellt. 2 Entwürfe bleiben übrig.')
    expect(text).toContain('ausgestellt und gesendet')
    expect(text).toContain('Steuersatz')
    expect(text).toContain('Jemand hat den Entwurf inzwischen geändert.')
  }
  const rows = db
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('tenant_id', '=', owner.scope.tenantId)
  const states = Object.fromEntries((await rows.execute()).map(({ id, status }) => [id, status]))
  expect(states).toEqual({ [good.id]: 'issued', [bad.id]: 'draft', [changed.id]: 'draft' })
})

test('nothing ticked is said, and who only looks or belongs to another firm issues nothing', async () => {
  const { owner, ticked, issue } = await setting()
  const none = await issue([])
  expect(textOf(await none.text())).toContain('Bitte kreuzen Sie mindestens einen Entwurf an.')
  const reader = await signedInAs(house, owner.scope, 'read_only')
  expect(await (await ask(LIST, { headers: reader })).text()).not.toContain('name="entwurf"')
  expect((await issue(ticked, reader)).status).toBe(403)
  const other = await makeOwner()
  const answer = await issue(ticked, other.headers)
  expect(textOf(await read(other, answer.headers.get('location') ?? ''))).not.toContain('Hafenkontor')
  const issued = db.selectFrom('invoices').select('id').where('tenant_id', '=', owner.scope.tenantId)
  expect(await issued.where('status', '=', 'issued').execute()).toEqual([])
})
