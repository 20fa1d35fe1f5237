import { randomBytes } from 'node:crypto'

const ROUNDS = 50

/** `npm run torture`: kills the process fifty times under load; ends with what that did to the data. */
async function main(): Promise<void> {
  const secret = () => randomBytes(32).toString('base64url')
  Object.assign(process.env, {
    LINK_KEYS: `k1:${secret()}`,
    FIELD_KEYS: `k1:${secret()}`,
    WEBHOOK_SECRET: secret(),
  })
  // Both read the secrets when they are loaded.
  const { keyring, vault } = await import('~/keys.server')
  const { torture } = await import('./support/torture')
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const { acknowledged, faults } = await torture(ROUNDS, { keyring, vault }, print)
  faults.forEach(print)
  print(`${acknowledged} acknowledged writes, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
