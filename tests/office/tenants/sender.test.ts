import { describe, expect, test } from 'vitest'
import { config } from '~/config.server'
import { findLetter } from '~/domain/outbox/letter.server'
import { findSenderCodeToSend } from '~/domain/tenants/sender-codes.server'
import { maySend, withSender } from '~/mail/sender'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

const OWN = 'MAILER@lohnbuero.example'

describe('the address that a firm writes from', () => {
  test('counts once the code that was mailed to it is entered; until then the installation writes', async () => {
    const owner = await makeOwner()
    const location = await save(owner, { mail_from: 'Post@neu.example' })
    expect(location).toContain('/absender?gespeichert=sender_code')
    expect(textOf(await read(owner, location))).toContain('post@neu.example ist noch nicht bestätigt')
    expect(await mailsOf(owner)).toMatchObject([{ kind: 'sender_code', recipient: 'post@neu.example' }])
    expect(await senderOf(owner)).toEqual([`${(await firmOf(owner)).name} <${OWN}>`, true])
    expect(await senderOf(owner, null)).toEqual(['Lohnbüro <Post@neu.example>', false])

    expect((await enter(owner, '000000')).status).toBe(422)
    expect((await enter(owner, await codeOf(owner))).headers.get('location')).toContain('sender_proven')
    expect(await senderOf(owner)).toEqual(['Lohnbüro <Post@neu.example>', true])
    const audit = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    expect(audit.map(({ action }) => action)).toContain('tenant.sender_proven')
  })

  test('is only the one that the code was mailed to, and five wrong codes end it', async () => {
    const owner = await makeOwner()
    await save(owner, { mail_from: 'eigene@neu.example' })
    const code = await codeOf(owner)
    await save(owner, { mail_from: 'fremde@bank.example' })
    expect((await enter(owner, code)).status).toBe(422)
    const right = await codeOf(owner)
    for (let time = 0; time < 4; time += 1) await enter(owner, '000000')
    const ended = await enter(owner, right)
    expect(textOf(await ended.text())).toContain('Dieser Code gilt nicht mehr')
  })

  test('is never another firm’s, unless the same person runs both', async () => {
    const [owner, stranger] = [await makeOwner(), await makeOwner()]
    await save(owner, { mail_from: 'lohn@vergeben.example' })
    await enter(owner, await codeOf(owner))
    const refused = await post(
      `${stranger.path}/absender`,
      { mail_from: 'Lohn@vergeben.example' },
      stranger.headers,
    )
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('schreibt schon eine andere Firma')
    await db
      .insertInto('memberships')
      .values({
        tenant_id: stranger.scope.tenantId,
        user_id: owner.userId,
        role: 'owner',
        created_at: owner.scope.at,
        accepted_at: owner.scope.at,
      })
      .execute()
    expect(await save(stranger, { mail_from: 'lohn@vergeben.example' })).toContain('sender_code')
  })

  test('counts at once where the operator lists its domain', async () => {
    const owner = await makeOwner()
    config().mailDomains = ['kanzlei.example']
    try {
      expect(await save(owner, { mail_from: 'post@kanzlei.example' })).toContain('gespeichert=sender#')
    } finally {
      config().mailDomains = []
    }
    expect(await senderOf(owner)).toEqual(['Lohnbüro <post@kanzlei.example>', true])
  })
})

describe('invitations', () => {
  const invite = (owner: Owner, name: string, email: string) =>
    post('/buero/personen', { name, email, role: 'payroll' }, owner.headers)

  test('are twenty a day', async () => {
    const owner = await makeOwner()
    for (let time = 0; time < 20; time += 1)
      expect((await invite(owner, 'Jörn Petersen', `${time}@viele.example`)).status).toBe(303)
    const refused = await invite(owner, 'Jörn Petersen', '21@viele.example')
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('Heute sind schon 20 Einladungen hinausgegangen')
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', '3@viele.example')
      .executeTakeFirstOrThrow()
    const again = await post(`/buero/personen/${id}/einladung`, {}, owner.headers)
    expect(again.status).toBe(422)
    expect(textOf(await again.text())).toContain('Morgen geht es weiter.')
  })

  test.each([
    ['Ihr Konto ist gesperrt - jetzt https://evil.example/0', 422],
    ['Gewonnen www.evil.org', 422],
    ['Bitte evil.com', 422],
    ['chef@bank.de', 422],
    ['Dr.med. Änne Öztürk', 303],
    ['Prof.Dr.Jörn Petersen-O’Neill', 303],
  ])('to %s answer %i', async (name, status) => {
    expect((await invite(await makeOwner(), name, 'jemand@viele.example')).status).toBe(status)
  })
})

test('saving the firm’s address says why a code is asked for', async () => {
  const owner = await makeOwner()
  const seat = { street: 'Am Kai 3', postal_code: '24103', city: 'Kiel', country: 'DE' }
  const fields = { ...seat, name: 'Ahoi', email: 'neu@ahoi.example', language: 'de' }
  const answer = await post(`${owner.path}/anschrift`, fields, owner.headers)
  const words = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(words).toContain('Anschrift und Briefkopf sind gespeichert. Die E-Mail-Adresse ist noch nicht')
})

async function save(owner: Owner, fields: { mail_from: string }): Promise<string> {
  const answer = await post(
    `${owner.path}/absender`,
    { mail_from_name: 'Lohnbüro', ...fields },
    owner.headers,
  )
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

function enter(owner: Owner, code: string) {
  return post(`${owner.path}/absender/bestaetigung`, { code }, owner.headers)
}

function mailsOf({ scope }: Owner) {
  return db.selectFrom('outbox').selectAll().where('tenant_id', '=', scope.tenantId).execute()
}

async function codeOf(owner: Owner): Promise<string> {
  const row = await db
    .selectFrom('sender_codes')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return (
    (await findSenderCodeToSend(
      db,
      house.keyring,
      { tenantId: owner.scope.tenantId, at: new Date().toISOString() },
      row.id,
    )) ?? ''
  )
}

function firmOf({ scope }: Owner) {
  return db.selectFrom('tenants').select('name').where('id', '=', scope.tenantId).executeTakeFirstOrThrow()
}

/** Whom an invitation of the firm would be from, and whether it may go out. */
async function senderOf(owner: Owner, mailFrom: string | null = OWN): Promise<[string, boolean]> {
  await post(
    '/buero/personen',
    { name: 'Ida Voß', email: `${crypto.randomUUID()}@nord.example`, role: 'payroll' },
    owner.headers,
  )
  const mail = (await mailsOf(owner)).find(({ kind }) => kind === 'invitation')
  const letter = await findLetter(db, house.vault, { tenantId: owner.scope.tenantId, mailId: mail?.id ?? '' })
  if (!letter) throw new Error('no invitation')
  const sent = withSender(letter, mailFrom ?? undefined)
  return [`${sent.sender.name} <${sent.sender.address}>`, maySend(sent)]
}
