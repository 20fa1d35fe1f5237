import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, makeFirm } from '../factories/firm'
import { ask } from '../support/app'
import { anyBody, type Json } from '../support/drawn-bodies'
import { expectSound, versionSeenBy, yieldToLoop } from '../support/effects'
import { FUZZ_RUNS, FUZZ_SEED } from '../support/fuzz-size'
import { db, house } from '../support/house'
import { nastyBodies } from '../support/nasty'
import { signedInAs } from '../support/session'

/** `npm run torture` draws twenty thousand. */
const RUNS = FUZZ_RUNS > 500 ? FUZZ_RUNS : 80
const PATIENCE_MS = 20 * 60_000
const ALLOWED = [200, 400, 413, 422]
const GOOD: Json[] = [{}, { gueltig_tage: 30 }, { gueltig_tage: 30, neu: false }, { neu: true }]

test(
  `${RUNS} bodies for a link, seed ${FUZZ_SEED}: none answers 5xx, and what is refused leaves nothing`,
  async () => {
    const { scope, subjects } = await makeFirm(house, 'tokens', idsOf('8'))
    const cookie = await signedInAs(house, scope, 'invoicing')
    const tally: Record<number, number> = {}
    const send = async (sent: string | Buffer) => {
      await yieldToLoop()
      const before = await versionSeenBy(house.reader)
      const answer = await ask(`/api/intern/rechnungen/${subjects.invoiceId}/token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...cookie },
        body: new Uint8Array(Buffer.from(sent as string)),
      })
      const said = (await answer.json()) as object
      expect(ALLOWED).toContain(answer.status)
      tally[answer.status] = (tally[answer.status] ?? 0) + 1
      if (answer.status === 200) {
        expect(Object.keys(said)).toEqual(['token', 'link', 'expires_at'])
        return
      }
      expect(said).toMatchObject({ type: 'about:blank', status: answer.status })
      expect(await versionSeenBy(house.reader)).toBe(before)
    }
    for (const good of GOOD) await send(JSON.stringify(good))
    expect(tally).toEqual({ 200: GOOD.length })
    for (const nasty of nastyBodies(scope.tenantId).slice(0, RUNS)) await send(nasty)
    await fc.assert(fc.asyncProperty(fc.constantFrom(...GOOD).chain(anyBody), send), {
      seed: FUZZ_SEED,
      numRuns: RUNS,
      endOnFailure: true,
    })
    // The bodies are neither all nonsense nor all well.
    for (const status of [200, 400, 422]) expect(tally[status] ?? 0).toBeGreaterThan(RUNS / 50)
    await expectSound(db)
  },
  PATIENCE_MS,
)
