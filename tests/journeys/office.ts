import { expect, onTestFinished, vi } from 'vitest'
import { PASSWORD } from '../account/people'
import { makeOwner } from '../office/owner'
import { readMail } from '../support/mail'
import { plainHand } from '../support/plain-hand'
import type { Hand } from './hand'

/** The owner of a new firm, who has signed in by hand. */
export async function officeHand() {
  const owner = await makeOwner()
  const office = plainHand()
  await office.open('/anmelden')
  await office.fill({ email: owner.email, password: PASSWORD })
  await office.press('Anmelden')
  await office.arrives(/\/buero$/)
  return { office, owner }
}

/** Where the mail leads that waits for somebody, as its reader finds it. */
export async function mailedLink(
  office: Hand,
  { name, email }: { name: string; email: string },
  path: string,
): Promise<string> {
  await office.open(`/buero/postausgang?empfaenger=${email}`)
  await office.follow(new RegExp(`^${name}`))
  const file = await office.download('Als Datei herunterladen (.eml)')
  const links = readMail(file.toString('utf8')).text.match(/http:\S+/g) ?? []
  const link = links.find((one) => new URL(one).pathname.startsWith(path))
  if (link === undefined) throw new Error(`No mail to ${email} leads to ${path}`)
  return link
}

export function expectPdf(file: Buffer): void {
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
}

/** A request that does much itself leaves nothing to the jobs, which no process runs here, however busy the machine is. */
export function neverLosePatience(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void clock.mockRestore())
}
