import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'

const ROUNDS = 200
const FUZZED_BODIES = 20_000
const PAYROLL_MONTHS = 5_000

/**
 * `npm run torture`: posts bodies that nobody has seen before, calculates months that nobody has had, signs in 400
 * times at once, backs up a large file under load, kills upgrades and releases of payslips, divides a collective PDF
 * beside other requests, looks whether answers wait for the disk, then kills the process two hundred times; ends with
 * what that did to the data. With `-- --mutants` it tortures broken builds instead, and ends with those it let pass;
 * `-- --mutants commit` takes those whose name has the word. `-- --soak` is half an hour of steady work on one process,
 * `-- --big` a firm of 5 GB.
 */
async function main(): Promise<void> {
  const part = Object.keys(PARTS).find((name) => process.argv.includes(name))
  const isFuzzGood = part !== undefined || fuzz()
  const secret = () => randomBytes(32).toString('base64url')
  Object.assign(process.env, {
    LINK_KEYS: `k1:${secret()}`,
    FIELD_KEYS: `k1:${secret()}`,
    WEBHOOK_SECRET: secret(),
  })
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const faults = await (PARTS[part ?? ''] ?? tortureProduct)(print)
  faults.forEach(print)
  print(`${faults.length} faults`)
  process.exit(isFuzzGood && faults.length === 0 ? 0 : 1)
}

type Part = (print: (line: string) => void) => Promise<string[]>

// What is imported reads the keys when it is loaded.
const PARTS: Record<string, Part> = {
  '--mutants': tortureMutants,
  '--soak': async (print) => (await import('./soak')).soak(print),
  '--big': async (print) => (await import('./big-firm')).bigFirm(print),
}

async function tortureMutants(print: (line: string) => void): Promise<string[]> {
  const mutants = await import('./mutants')
  return mutants.tortureMutants(print, process.argv[process.argv.indexOf('--mutants') + 1])
}

async function tortureProduct(print: (line: string) => void): Promise<string[]> {
  const { signInFlood } = await import('./sign-in-flood')
  const { backupUnderLoad } = await import('./backup-under-load')
  const { killMigration } = await import('./kills')
  const { killRelease } = await import('./release-killed')
  const { splitBeside } = await import('./split-beside')
  const { countUnsynced } = await import('./synced')
  const { torture } = await import('./rounds')
  const faults = [
    ...(await signInFlood(print)),
    ...(await backupUnderLoad(print)),
    ...(await killMigration(print)),
    ...(await releaseKilled(print, killRelease)),
    ...(await splitBeside(print)),
    ...(await countUnsynced(print)),
  ]
  const rounds = Number(process.env.TORTURE_ROUNDS ?? ROUNDS)
  const { acknowledged, faults: lost } = await torture({ rounds, report: print })
  print(`${acknowledged} acknowledged writes`)
  return [...faults, ...lost]
}

/** As many as a cleaning firm has people. */
async function releaseKilled(
  print: (line: string) => void,
  killRelease: typeof import('./release-killed').killRelease,
): Promise<string[]> {
  const { faults, killedAt } = await killRelease(300)
  print(`300 payslips released, killed after ${killedAt.join(' and ')}, ${faults.length} faults`)
  return faults
}

function fuzz(): boolean {
  const env = {
    ...process.env,
    FUZZ_RUNS: process.env.FUZZ_RUNS ?? String(FUZZED_BODIES),
    PAYROLL_MONTHS: process.env.PAYROLL_MONTHS ?? String(PAYROLL_MONTHS),
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(randomInt(2 ** 31)),
  }
  process.stdout.write(
    `${env.FUZZ_RUNS} bodies, ${env.PAYROLL_MONTHS} months of pay, fuzz seed ${env.FUZZ_SEED}\n`,
  )
  const payroll = ['second-calculation', 'nonsense'].map((name) => `tests/domain/payroll/${name}.test.ts`)
  const command = ['run', '--config', 'tests/vitest.config.ts', 'tests/fuzz', ...payroll]
  return spawnSync('vitest', command, { env, stdio: 'inherit' }).status === 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
