import { describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { makePerson, signIn } from '../account/people'
import { post } from '../support/app'
import { db, house } from '../support/house'
import { fieldsIn, textOf } from '../support/html'
import { audit, makeOwner, type Owner, read, stored } from './owner'

const ADDRESS = {
  name: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
  country: 'DE',
  email: 'buero@foerde-glanz.example',
  phone: '',
  website: '',
  managing_director: '',
  supervisory_chair: '',
  register_entry: '',
  vat_id: '',
  tax_number: '',
  language: 'de',
}

describe('two people change a firm', () => {
  test('in different fields: both are saved', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/anschrift`
    const [hers, his] = [await fields(first, path), await fields(second, path)]
    expect((await post(path, { ...hers, phone: '+49 431 5550170' }, first.headers)).status).toBe(303)
    expect((await post(path, { ...his, street: 'Am Kanal 3' }, second.headers)).status).toBe(303)
    expect(await stored(first.scope.tenantId)).toMatchObject({
      phone: '+49 431 5550170',
      street: 'Am Kanal 3',
    })
  })

  test('in one field to the same: both are told that it is saved, and it is once', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/anschrift`
    const form = { ...(await fields(first, path)), city: 'Husum' }
    const before = (await audit(first.scope.tenantId)).length
    const answers = [await post(path, form, first.headers), await post(path, form, second.headers)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await audit(first.scope.tenantId)).toHaveLength(before + 1)
  })

  test('in one field: the second sees both versions, and saves hers on purpose', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/anschrift`
    const form = await fields(second, path)
    const theirs = { ...(await fields(first, path)), city: 'Husum', country: 'AT', phone: '+43 1 5550170' }
    await post(path, theirs, first.headers)
    const mine = { ...form, city: 'Plön', country: 'DK', street: 'Am <Kanal> 3' }
    const answer = await post(path, mine, second.headers)
    expect(answer.status).toBe(409)
    const html = await answer.text()
    const conflicts = conflictsIn(html)
    expect(conflicts).toHaveLength(2)
    expect(conflicts[0]).toMatch(/^Ort Husum geändert: .*, .+ Plön$/)
    expect(conflicts[1]).toMatch(/^Land Österreich geändert: .* Dänemark$/)
    expect(conflicts[0]).toContain(first.name)
    expect(html).toContain('role="alert"')
    expect(html).toContain('Meine Fassung speichern')
    expect(textOf(html)).toContain('Meine Eingaben verwerfen')
    expect(html).toContain(`href="${path}"`)
    expect(await stored(first.scope.tenantId)).toMatchObject({ city: 'Husum', street: ADDRESS.street })

    const again = fieldsIn(html)
    expect(again).toMatchObject({ city: 'Plön', country: 'DK', street: 'Am <Kanal> 3' })
    expect(again, 'what only the first changed').toMatchObject({ phone: '+43 1 5550170' })
    expect((await post(path, again, second.headers)).status).toBe(303)
    expect(await stored(first.scope.tenantId)).toMatchObject({
      city: 'Plön',
      country: 'DK',
      street: 'Am <Kanal> 3',
      phone: '+43 1 5550170',
    })
  })

  test('again while the second compares: that is shown too', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/fristen`
    const form = await fields(second, path)
    await post(path, { ...(await fields(first, path)), payment_term_days: '7' }, first.headers)
    const html = await (await post(path, { ...form, payment_term_days: '30' }, second.headers)).text()
    await post(path, { ...(await fields(first, path)), payment_term_days: '8' }, first.headers)
    const answer = await post(path, fieldsIn(html), second.headers)
    expect(answer.status).toBe(409)
    expect(conflictsIn(await answer.text())[0]).toMatch(/^Zahlungsziel in Tagen 8 .* 30$/)
  })

  test('and a fault in the form keeps what it was made from', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/fristen`
    const form = { ...(await fields(second, path)), payment_term_days: '30' }
    await post(path, { ...(await fields(first, path)), payment_term_days: '7' }, first.headers)
    const refused = await post(path, { ...form, portal_link_days: '0' }, second.headers)
    expect(refused.status).toBe(422)
    const again = { ...fieldsIn(await refused.text()), portal_link_days: '365' }
    expect((await post(path, again, second.headers)).status).toBe(409)
  })

  test('in the same moment: one is saved, one is asked, nothing is lost', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/absender`
    const form = await fields(first, path)
    const names = ['Von der einen', 'Von dem anderen']
    const answers = await Promise.all(
      [first, second].map(({ headers }, index) =>
        post(path, { ...form, mail_from_name: names[index] ?? '' }, headers),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    const saved = (await stored(first.scope.tenantId)).mail_from_name
    const refused = answers.find(({ status }) => status === 409)
    const html = (await refused?.text()) ?? ''
    expect([saved, fieldsIn(html).mail_from_name].sort()).toEqual([...names].sort())
  })

  test('of the bank account: both are shown in full to the owner, and neither is in the audit', async () => {
    const [first, second] = await pair()
    const path = `${first.path}/bank`
    const form = await fields(second, path)
    await post(
      path,
      { ...form, iban: 'DE89370400440532013000', zweiter_blick: 'DE89370400440532013000' },
      first.headers,
    )
    const answer = await post(
      `${path}?sprache=en`,
      { ...form, iban: 'DE02120300000000202051', zweiter_blick: 'DE02120300000000202051' },
      second.headers,
    )
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(textOf(html)).toContain('Somebody has saved something else in the meantime')
    expect(conflictsIn(html)[0]).toMatch(
      /^IBAN DE89 3704 0044 0532 0130 00 changed: .* DE02 1203 0000 0000 2020 51$/,
    )
    const entries = JSON.stringify(await audit(first.scope.tenantId))
    expect(entries).not.toContain('DE89370400440532013000')
    expect(entries).not.toContain('DE02120300000000202051')
  })

  test.each([
    ['none', {}],
    ['an empty one', { revision: '' }],
    ['no number', { revision: '-1e9' }],
  ])('with a page that carries %s: the last one counts', async (_, revision) => {
    const [first, second] = await pair()
    const path = `${first.path}/anschrift`
    await post(path, { ...(await fields(first, path)), city: 'Husum' }, first.headers)
    const answer = await post(path, { ...ADDRESS, ...revision, city: 'Plön' }, second.headers)
    expect(answer.status).toBe(303)
    expect((await stored(first.scope.tenantId)).city).toBe('Plön')
  })
})

/** Two who run the same firm. */
async function pair(): Promise<[Owner & { name: string }, Owner]> {
  const first = await makeOwner()
  const second = await makePerson('owner')
  await addMembership(house, first.scope, { userId: second.userId, role: 'owner' })
  await post(`${first.path}/anschrift`, ADDRESS, first.headers)
  const headers = { Cookie: (await signIn(second.email)) ?? '' }
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', first.userId)
    .executeTakeFirstOrThrow()
  return [
    { ...first, name },
    { ...second, path: first.path, headers },
  ]
}

async function fields(owner: Owner, path: string) {
  return fieldsIn(await read(owner, path))
}

/** The rows of both versions, as text. */
function conflictsIn(html: string): string[] {
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
  const body = table.slice(table.indexOf('<tbody>'))
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row).trim())
}
