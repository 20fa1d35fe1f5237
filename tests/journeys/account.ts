import type { Hand } from './hand'

export type Language = 'de' | 'en'

const FIRST = 'drei Möwen auf der Mole'
const NEXT = 'vier Möwen auf der Buhne'
const LAST = 'fünf Möwen auf dem Deich'
const OWNER = 'inga@foerde-glanz.example'
export const GUEST = 'joern@foerde-glanz.example'

const SET_UP = {
  name: 'Inga Matthießen',
  email: OWNER,
  firm: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}
export interface Account {
  language: Language
  setupCode: string
  owner: Hand
  guest: Hand
  elsewhere: Hand
  /** @returns the path of the invitation of a guest */
  invite(): Promise<string>
  /** @returns the path of the guest's newest mail about a password */
  newestReset(): Promise<string>
  /** Looks at the page that a hand is at. */
  examine(hand: Hand): Promise<void>
}

/** The way of two people through every page of an account, without scripts, on a product without anybody. */
export async function accountOfTwo(account: Account): Promise<void> {
  const path = await setUpAndInvite(account)
  await acceptInvitation(account, path)
  await signInTwice(account)
  await endOtherSessions(account)
  await changePassword(account)
  await forgetPassword(account)
}

async function setUpAndInvite({ language, setupCode, owner, invite, examine }: Account): Promise<string> {
  const at = pathIn(language)
  await owner.open(at('/'))
  await owner.open(at('/anmelden'))
  await owner.arrives(ending(at('/einrichten')))
  await examine(owner)
  await send(owner, { ...SET_UP, city: '', password: FIRST, setup_code: setupCode })
  await expectHeld(owner, { firm: SET_UP.firm, password: '' })
  await expectFaults(owner, ['city'])
  await examine(owner)
  await send(owner, { city: SET_UP.city, password: FIRST, setup_code: setupCode })
  await owner.arrives(ending(at('/buero')))
  await owner.reads(SET_UP.name)
  return invite()
}

async function acceptInvitation(
  { language, guest, elsewhere, examine }: Account,
  path: string,
): Promise<void> {
  const at = pathIn(language)
  await guest.open(at(path))
  await examine(guest)
  await send(guest, { password: 'kurz' })
  await expectFaults(guest, ['password'])
  await examine(guest)
  await send(guest, { password: FIRST })
  await guest.arrives(new RegExp(`/anmelden\\?gespeichert=einladung&eingabe=[\\w-]+&sprache=${language}`))
  await examine(guest)
  expectStatus(await elsewhere.open(at(path)), 410)
  await examine(elsewhere)
}

async function signInTwice({ language, guest, elsewhere }: Account): Promise<void> {
  const at = pathIn(language)
  await guest.open(at('/anmelden'))
  await send(guest, { email: GUEST, password: NEXT })
  await guest.warns()
  await expectHeld(guest, { email: GUEST })
  await send(guest, { password: FIRST })
  await guest.arrives(ending(at('/buero')))
  await elsewhere.open(at('/anmelden'))
  await send(elsewhere, { email: GUEST, password: FIRST })
  await elsewhere.arrives(ending(at('/buero')))
}

/** The list of sessions has a head. */
async function endOtherSessions({ language, guest, elsewhere, examine }: Account): Promise<void> {
  const at = pathIn(language)
  await guest.open(at('/konto'))
  await guest.hasRows(3)
  await examine(guest)
  await send(guest, { password: FIRST })
  await guest.hasRows(2)
  await elsewhere.open(at('/buero'))
  await elsewhere.arrives(/\/anmelden/)
}

async function changePassword({ language, guest, examine }: Account): Promise<void> {
  await guest.open(pathIn(language)('/konto/passwort'))
  await examine(guest)
  await send(guest, { password: NEXT, new_password: NEXT })
  await expectFaults(guest, ['password'])
  await examine(guest)
  await send(guest, { password: FIRST, new_password: NEXT })
  await guest.arrives(new RegExp(`/konto\\?gespeichert=passwort&sprache=${language}`))
  await examine(guest)
}

async function forgetPassword({ language, guest, elsewhere, newestReset, examine }: Account): Promise<void> {
  const at = pathIn(language)
  await guest.open(at('/abmelden'))
  await send(guest, {})
  await guest.arrives(ending(at('/anmelden')))
  await guest.open(at('/passwort-vergessen'))
  await examine(guest)
  await send(guest, { email: 'joern@' })
  await expectFaults(guest, ['email'])
  await send(guest, { email: GUEST })
  await guest.arrives(/gespeichert=/)
  await examine(guest)
  const reset = await newestReset()
  await guest.open(at(reset))
  await examine(guest)
  await send(guest, { password: 'qwerty123456' })
  await expectFaults(guest, ['password'])
  await send(guest, { password: LAST })
  await guest.arrives(new RegExp(`/anmelden\\?gespeichert=passwort&eingabe=[\\w-]+&sprache=${language}`))
  expectStatus(await elsewhere.open(at(reset)), 410)
  await send(guest, { email: GUEST, password: LAST })
  await guest.arrives(ending(at('/buero')))
}

async function send(hand: Hand, fields: Record<string, string>): Promise<void> {
  await hand.fill(fields)
  await hand.press()
}

async function expectFaults(hand: Hand, fields: string[]): Promise<void> {
  const found = (await hand.faults()).join(' ')
  const expected = fields.map((field) => `#${field}`).join(' ')
  if (found !== expected) throw new Error(`The faults lead to ${found}, not to ${expected}`)
}

async function expectHeld(hand: Hand, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const held = await hand.holds(name)
    if (held !== value) throw new Error(`In ${name} stands "${held}", not "${value}"`)
  }
}

function expectStatus(found: number, expected: number): void {
  if (found !== expected) throw new Error(`The page answers ${found}, not ${expected}`)
}

function pathIn(language: Language): (path: string) => string {
  return (path) => `${path}?sprache=${language}`
}

function ending(path: string): RegExp {
  return new RegExp(`${path.replace('?', '\\?')}$`)
}
