import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { askAboutPayslip } from '~/domain/payslips/questions.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { openLetterbox } from '../../support/letterbox'
import { signedInAs } from '../../support/session'
import { send } from '../outbox/sending'
import { audit, formOn, makeOwner, type Owner, read } from '../owner'

const OLD = 'joerg@petersen.example'
const NEW = 'gauner@anderswo.example'
const HELD = 'Neue E-Mail-Adresse: noch nicht geprüft'

let owner: Owner
let clerk: Owner
let id: string
let page: string

beforeEach(async () => {
  owner = await makeOwner()
  clerk = { ...owner, headers: (await signedInAs(house, owner.scope, 'payroll')) as Owner['headers'] }
  id = (await makeEmployee(house, owner.scope)).id
  page = `/buero/mitarbeiter/${id}`
})

async function change(by: Owner, email: string, others: Record<string, string> = {}): Promise<void> {
  const { values } = await formOn(by, `${page}/stammdaten`, 'stammdaten')
  await send(by, `${page}/stammdaten`, { ...values, email, ...others })
}

async function release(): Promise<void> {
  const { values } = await formOn(clerk, page, 'adresse')
  await send(clerk, `${page}/adresse`, values)
}

const mails = () =>
  db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'status', 'last_answer'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('created_at')
    .execute()

async function sending() {
  const letterbox = await openLetterbox()
  const outbox = startOutbox(letterbox.url)
  onTestFinished(async () => {
    await outbox.stop()
    await letterbox.stop()
  })
  return { letterbox, sendDue: outbox.sendDue }
}

describe('an address that was changed by an owner who sees no payslips', () => {
  test('gets nothing with a link until payroll has looked; then what waited goes out, and says so', async () => {
    await change(owner, NEW)
    await makePayslip(house, owner.scope, id, '2026-01')
    const { letterbox, sendDue } = await sending()
    const notice = await letterbox.take(OLD)
    expect(notice.text).toContain('g***@anderswo.example')
    expect(notice.text).not.toMatch(/Januar|gauner|mitarbeiter-portal/)
    await sendDue()
    expect(await mails()).toContainEqual({
      ...{ kind: 'payslip_published', recipient: NEW },
      ...{ status: 'failed', last_answer: 'recipient_unchecked' },
    })

    expect(textOf(await read(clerk, '/buero'))).toContain('Neue E-Mail-Adresse prüfen Jörg Petersen')
    const shown = textOf(await read(clerk, page))
    expect(shown).toContain(HELD)
    for (const address of [OLD, NEW]) expect(shown).toContain(address)
    await release()
    const mail = await letterbox.take(NEW)
    expect(mail.text).toContain('/mitarbeiter-portal/')
    expect(mail.text).toMatch(/Ihre E-Mail-Adresse bei uns wurde am .* auf diese geändert/)
    expect(textOf(await read(clerk, page))).not.toContain(HELD)
    expect(textOf(await read(clerk, '/buero'))).not.toContain('Neue E-Mail-Adresse prüfen')
    const said = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(said).toEqual(expect.arrayContaining(['employee.changed', 'employee.address_released']))
  })

  test('is looked at by nobody who sees no payslips: the owner reads why, and has no button', async () => {
    await change(owner, NEW)
    expect(textOf(await read(owner, page))).toContain(HELD)
    await expect(formOn(owner, page, '/adresse')).rejects.toThrow('No form')
    expect((await post(`${page}/adresse`, { email: NEW }, owner.headers)).status).toBe(403)
    expect(textOf(await read(owner, '/buero'))).not.toContain('Neue E-Mail-Adresse prüfen')
  })

  test('is not the one that payroll saw if it was changed once more meanwhile', async () => {
    await change(owner, 'noch@petersen.example')
    const { values } = await formOn(clerk, page, 'adresse')
    await change(owner, NEW)
    const refused = await post(`${page}/adresse`, values, clerk.headers)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('inzwischen noch einmal geändert')
    expect(textOf(await read(clerk, page))).toContain(HELD)
  })

  test('gets no link that payroll sends by hand before it has looked', async () => {
    await change(owner, NEW)
    const handed = await post(`${page}/link`, {}, clerk.headers)
    const link = (handed.headers.get('location') ?? '').split('?')[0] ?? ''
    const { values } = await formOn(clerk, link, 'versand')
    const refused = await post(`${link}/versand`, { ...values, recipient: NEW }, clerk.headers)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('noch niemand geprüft, der den Lohn macht')
  })

  test('gets no code either, and the page of the link says why', async () => {
    await changeSettings(house, owner.scope, 'portal_code', {
      is_portal_code_demanded: 1,
      is_release_confirmed: 0,
    })
    const token = await tokenFor(house, owner.scope, 'mitarbeiter-portal', id)
    await change(owner, NEW)
    await post(`/mitarbeiter-portal/${token}/code-anforderung`, {})
    expect((await mails()).map(({ kind }) => kind)).toEqual(['email_changed'])
    const asked = textOf(await (await ask(`/mitarbeiter-portal/${token}/code`)).text())
    expect(asked).toContain('wurde geändert und wird noch geprüft')
    expect(asked).not.toContain('Code anfordern')
  })

  test('is told in the language, and to the name, that the person had', async () => {
    await change(clerk, 'sein@petersen.example')
    await change(owner, NEW, { language: 'pl', first_name: 'Gauner' })
    const { letterbox } = await sending()
    const { text } = await letterbox.take('sein@petersen.example')
    expect(text).toMatch(/Jörg[\s\S]*rufen Sie uns bitte gleich an/)
  })

  test.each([
    ['changed once more', ['noch@petersen.example', NEW]],
    ['removed first', ['', NEW]],
    ['removed and changed twice', ['', 'noch@petersen.example', NEW]],
  ])('stands beside the one that was known before, though %s', async (_, addresses) => {
    for (const address of addresses) await change(owner, address)
    const shown = textOf(await read(clerk, page))
    expect(shown).toContain(`Bisher ${OLD} Jetzt ${NEW}`)
  })

  test('needs no look once it is the old one again', async () => {
    await change(owner, NEW)
    await change(owner, OLD)
    expect(textOf(await read(clerk, page))).not.toContain(HELD)
    await makePayslip(house, owner.scope, id, '2026-01')
    await (await sending()).sendDue()
    const [slip] = (await mails()).filter(({ kind }) => kind === 'payslip_published')
    expect(slip).toMatchObject({ recipient: OLD, status: 'sent' })
  })

  test.each([
    ['another one', 'richtig@petersen.example'],
    ['the old one', OLD],
  ])('is wrong: what waited for it goes to %s that payroll enters', async (_, right) => {
    await change(owner, 'noch@petersen.example')
    await makePayslip(house, owner.scope, id, '2026-01')
    const { sendDue } = await sending()
    const slip = async () => (await mails()).find(({ kind }) => kind === 'payslip_published')
    await sendDue()
    await change(owner, NEW)
    expect(await slip()).toMatchObject({ status: 'failed', last_answer: 'recipient_unchecked' })
    await change(clerk, right)
    await sendDue()
    expect(await slip()).toMatchObject({ recipient: right, status: 'sent' })
  })

  test('gets what waited for it in other letters too, but not what was dealt with otherwise', async () => {
    await change(owner, NEW.toUpperCase())
    await makePayslip(house, owner.scope, id, '2026-01')
    await makePayslip(house, owner.scope, id, '2026-02')
    const { sendDue } = await sending()
    await sendDue()
    const held = await db
      .selectFrom('outbox')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('last_answer', '=', 'recipient_unchecked')
      .execute()
    expect(held).toHaveLength(2)
    await send(clerk, `/buero/postausgang/${held[0]?.id}/erledigung`, {})
    await change(owner, NEW)
    await release()
    const states = (await mails())
      .filter(({ kind }) => kind === 'payslip_published')
      .map((mail) => mail.status)
    expect(states.sort()).toEqual(['failed', 'queued'])
  })

  test('gets no answer about pay either, though a colleague has had that address for long', async () => {
    await makeEmployee(house, owner.scope, { email: NEW })
    await makePayslip(house, owner.scope, id, '2026-01')
    const question = { employeeId: id, month: '2026-01', formKey: id, replyTo: null } as const
    await askAboutPayslip(house, owner.scope, { ...question, body: 'Warum nur 1.234 Euro?' })
    await change(owner, NEW)
    const { id: task } = await db
      .selectFrom('tasks')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    await send(clerk, `/buero/aufgaben/${task}/antwort`, { message: 'Wegen der Steuer.', form_key: 'k1' })
    const { sendDue } = await sending()
    const answer = async () => (await mails()).find(({ kind }) => kind === 'reply')
    await sendDue()
    expect(await answer()).toMatchObject({ recipient: NEW, last_answer: 'recipient_unchecked' })
    await release()
    await sendDue()
    expect(await answer()).toMatchObject({ recipient: NEW, status: 'sent' })
  })

  test('leaves the notice to the old address out of the owner’s hands', async () => {
    await change(owner, NEW)
    const { id: mail } = await db
      .selectFrom('outbox')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('kind', '=', 'email_changed')
      .executeTakeFirstOrThrow()
    expect((await post(`/buero/postausgang/${mail}/ruecknahme`, {}, owner.headers)).status).toBe(403)
  })
})

test('an address that payroll changes waits for nobody, and its first mail says since when it is that', async () => {
  await change(clerk, NEW)
  expect(textOf(await read(clerk, page))).not.toContain(HELD)
  await makePayslip(house, owner.scope, id, '2026-01')
  await makePayslip(house, owner.scope, id, '2026-02')
  const { letterbox } = await sending()
  expect((await letterbox.take(OLD)).text).toContain('rufen Sie uns bitte gleich an')
  const told = [await letterbox.take(NEW), await letterbox.take(NEW)].map(({ text }) =>
    text.includes('auf diese geändert'),
  )
  expect(told).toEqual([true, false])
})

test('an owner who does payroll alone changes addresses as before; the same address in capitals is no change', async () => {
  const alone = await makeOwner()
  const employee = await makeEmployee(house, alone.scope)
  const details = `/buero/mitarbeiter/${employee.id}/stammdaten`
  const { values } = await formOn(alone, details, 'stammdaten')
  await send(alone, details, { ...values, email: 'Joerg@Petersen.example' })
  const queued = () =>
    db.selectFrom('outbox').select('kind').where('tenant_id', '=', alone.scope.tenantId).execute()
  expect(await queued()).toEqual([])
  const { values: again } = await formOn(alone, details, 'stammdaten')
  await send(alone, details, { ...again, email: NEW })
  expect(await queued()).toEqual([{ kind: 'email_changed' }])
  expect((await ask(`/buero/mitarbeiter/${employee.id}`, { headers: alone.headers })).status).toBe(200)
  expect(textOf(await read(alone, `/buero/mitarbeiter/${employee.id}`))).not.toContain(HELD)
})
