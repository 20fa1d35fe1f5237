import { onTestFinished, vi } from 'vitest'
import { PASSWORD } from '../account/people'
import { makeOwner } from '../office/owner'
import { plainHand } from '../support/plain-hand'

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

/** A request that does much itself leaves nothing to the jobs, which no process runs here, however busy the machine is. */
export function neverLosePatience(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void clock.mockRestore())
}
