import { expect, test, vi } from 'vitest'
import { makeCareful, nextStep } from '../../account/careful'
import { ask, post } from '../../support/app'
import { formsIn } from '../../support/forms-in'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read, stored } from '../owner'
import { keepPayrollSettings, makePaid } from '../payroll-run/desk'

const WITHHELD = '/buero/lohnzettel/krankenkassen'

async function makeFirmWithChurch() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-09', kind: 'monthly', cents: 300_000 } as const
  const facts = { church: 'ak', church_of_spouse: 'jd' }
  const paid = await makePaid(owner, { entryOn: '2026-09-01', pay, facts })
  return { owner, paid, path: `${owner.path}/besondere-lohndaten` }
}

const seesChurch = async ({ headers }: Pick<Owner, 'headers'>, path: string) =>
  (await (await ask(path, { headers })).text()).includes('name="church"')

test('an owner who does payroll alone sees all of it, until somebody else does', async () => {
  const { owner, paid, path } = await makeFirmWithChurch()
  expect(await seesChurch(owner, paid.factsPath)).toBe(true)
  expect(textOf(await read(owner, path))).toContain('Die Leitung macht den Lohn also selbst')

  const clerk = { headers: await signedInAs(house, owner.scope, 'payroll') }
  expect(await seesChurch(owner, paid.factsPath)).toBe(false)
  expect(await read(owner, paid.factsPath)).not.toMatch(
    /selected="" value="(ak|jd)"|value="(ak|jd)" selected/,
  )
  expect(await seesChurch(clerk, paid.factsPath)).toBe(true)
  expect((await ask(paid.slip('2026-09'), clerk)).status).toBe(200)
  const refused = await ask(paid.slip('2026-09'), { headers: owner.headers })
  expect(refused.status).toBe(403)
  expect(textOf(await refused.text())).toContain(
    'Das sieht in dieser Firma nur, wer den Lohn macht (Käthe Jensen)',
  )
  expect(textOf(await read(owner, path))).toContain('Den Lohn macht: Käthe Jensen')
  expect((await ask(WITHHELD, { headers: owner.headers })).status).toBe(200)
})

test('a clerk who is locked, or was only invited, does no payroll', async () => {
  const { owner, paid } = await makeFirmWithChurch()
  await signedInAs(house, owner.scope, 'payroll')
  const { user_id: userId } = await house.db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('role', '=', 'payroll')
    .executeTakeFirstOrThrow()
  expect(await seesChurch(owner, paid.factsPath)).toBe(false)
  await post(`/buero/personen/${userId}/sperre`, { gesperrt: 'ja' }, owner.headers)
  expect(await seesChurch(owner, paid.factsPath)).toBe(true)
})

test('the firm says that owners see it too: audited, and shown to payroll', async () => {
  const { owner, paid, path } = await makeFirmWithChurch()
  const clerk = await signedInAs(house, owner.scope, 'payroll')
  expect((await post(path, { is_sensitive_shown: 'ja' }, clerk)).status).toBe(403)
  const slips = async () => textOf(await (await ask('/buero/lohnzettel', { headers: clerk })).text())
  expect(await slips()).not.toContain('sieht auch die Leitung')

  const saved = await post(path, { is_sensitive_shown: 'ja' }, owner.headers)
  expect([saved.status, (await stored(owner.scope.tenantId)).is_sensitive_shown]).toEqual([303, 1])
  expect((await audit(owner.scope.tenantId)).at(-1)).toMatchObject({
    actor: `user:${owner.userId}`,
    action: 'tenant.sensitive_changed',
    after_json: '{"is_sensitive_shown":1}',
  })
  expect(await seesChurch(owner, paid.factsPath)).toBe(true)
  expect((await ask(paid.slip('2026-09'), { headers: owner.headers })).status).toBe(200)
  expect(await slips()).toContain('sieht auch die Leitung')

  await post(path, {}, owner.headers)
  expect(await seesChurch(owner, paid.factsPath)).toBe(false)
})

test('whoever has a second factor gives a code to see more, and none to see less', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const careful = await makeCareful()
    const path = `/buero/mandanten/${careful.scope.tenantId}/besondere-lohndaten`
    const shown = async () => (await stored(careful.scope.tenantId)).is_sensitive_shown
    const refused = await post(path, { is_sensitive_shown: 'ja', code: '000000' }, careful.headers)
    expect([refused.status, await shown()]).not.toEqual([303, 1])
    nextStep()
    await post(path, { is_sensitive_shown: 'ja', code: careful.code() }, careful.headers)
    expect(await shown()).toBe(1)
    await post(path, {}, careful.headers)
    expect(await shown()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('who does not see a church keeps it when saving the rest', async () => {
  const { owner, paid } = await makeFirmWithChurch()
  const clerk = await signedInAs(house, owner.scope, 'payroll')
  const form = {
    person_group: '101',
    contribution_group: '1111',
    fund: 'Küstenkasse',
    payroll_tax_class: '3',
  }
  const same = await post(paid.factsPath, { ...form, from: '2026-09', revision: '1' }, owner.headers)
  const later = await post(paid.factsPath, { ...form, from: '2026-11', revision: '2' }, owner.headers)
  expect([same.status, later.status]).toEqual([303, 303])
  expect(await factsSeen(paid.factsPath, clerk)).toMatchObject({
    ...{ payroll_tax_class: '3', church: 'ak', church_of_spouse: 'jd' },
  })
  // Somebody new has no church that could be shown: whoever enters the first details says which.
  const { factsPath } = await makePaid(owner, {
    ...{ entryOn: '2026-09-01', pay: { from: '2026-09', kind: 'monthly', cents: 300_000 } },
    facts: { church: 'rk' },
  })
  expect(await factsSeen(factsPath, clerk)).toMatchObject({ church: 'rk' })
})

async function factsSeen(path: string, headers: Record<string, string>) {
  const forms = formsIn(await (await ask(path, { headers })).text())
  return forms.find(({ action }) => action.includes('/lohndaten'))?.values
}
