import { beforeAll, describe, expect, test } from 'vitest'
import { changeRole, disableMember } from '~/domain/users/members/members.server'
import { signIn } from '../account/people'
import { type Firm, idsOf, makeFirm, officeNow, PASSWORD } from '../factories/firm'
import { ask } from '../support/app'
import { countRows } from '../support/count-rows'
import { db, house } from '../support/house'
import { fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'

// Between the page and its form somebody else takes the right away, or shuts the person out: the form changes nothing.

const forms = routeCases.filter(({ row }) => row.access === 'session' && row.methods.includes('POST'))

let firm: Firm
let headers: { Cookie: string }
let userId: string

beforeAll(async () => {
  firm = await makeFirm(house, 'entzogen', idsOf('c'))
  headers = { Cookie: (await signIn(firm.email('payroll'), PASSWORD)) ?? '' }
  const person = db.selectFrom('users').select('id').where('email', '=', firm.email('payroll'))
  userId = (await person.executeTakeFirstOrThrow()).id
  await changeRole(house, officeNow(firm.subjects.tenantId), userId, 'owner')
})

describe.each([
  {
    what: 'a role that is taken away',
    takeAway: () => changeRole(house, officeNow(firm.subjects.tenantId), userId, 'read_only'),
    concerned: forms.filter(({ row }) => !row.roles.includes('read_only')),
    refused: () => ({ status: 403, location: null }),
  },
  {
    what: 'a person who is shut out',
    takeAway: () => disableMember(house, officeNow(firm.subjects.tenantId), userId),
    concerned: forms,
    refused: ({ path }: RouteCase) =>
      path.startsWith('/api/')
        ? { status: 401, location: null }
        : { status: 303, location: expect.stringMatching(/^\/anmelden/) },
  },
])('$what', ({ takeAway, concerned, refused }) => {
  let before: Record<string, number>

  beforeAll(async () => {
    const page = await ask('/buero', { headers })
    expect(page.status).toBe(200)
    await takeAway()
    before = await countRows(db)
  })

  test.each(concerned)('$path', async (route) => {
    const answer = await ask(fill(route.path, '', firm.subjects, firm.month), {
      method: 'POST',
      body: String(route.post(firm).good),
      headers: { ...headersFor(route, 'POST'), ...headers },
    })
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual(refused(route))
  })

  test('nothing has changed', async () => {
    expect(await countRows(db)).toEqual(before)
  })
})
