import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'

const ROUNDS = 50
const FUZZED_BODIES = 20_000

/**
 * `npm run torture`: posts bodies that nobody has seen before, signs in 400 times at once, backs up a large file under load, then kills the
 * process fifty times; ends with what that did to the data.
 */
async function main(): Promise<void> {
  const isFuzzGood = fuzz()
  const secret = () => randomBytes(32).toString('base64url')
  Object.assign(process.env, {
    LINK_KEYS: `k1:${secret()}`,
    FIELD_KEYS: `k1:${secret()}`,
    WEBHOOK_SECRET: secret(),
  })
  const { torture } = await import('./support/torture')
  const { backupUnderLoad } = await import('./support/backup-under-load')
  const { signInFlood } = await import('./support/sign-in-flood')
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const floodFaults = await signInFlood(print)
  const backupFaults = await backupUnderLoad(print)
  const { acknowledged, faults: lost } = await torture(ROUNDS, print)
  const faults = [...floodFaults, ...backupFaults, ...lost]
  faults.forEach(print)
  print(`${acknowledged} acknowledged writes, ${faults.length} faults`)
  process.exit(isFuzzGood && faults.length === 0 ? 0 : 1)
}

function fuzz(): boolean {
  const env = {
    ...process.env,
    FUZZ_RUNS: process.env.FUZZ_RUNS ?? String(FUZZED_BODIES),
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(randomInt(2 ** 31)),
  }
  process.stdout.write(`${env.FUZZ_RUNS} bodies, fuzz seed ${env.FUZZ_SEED}\n`)
  const command = ['run', '--config', 'tests/vitest.config.ts', 'tests/fuzz']
  return spawnSync('vitest', command, { env, stdio: 'inherit' }).status === 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
