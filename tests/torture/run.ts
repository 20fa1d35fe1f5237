import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUNDS = 200
const FUZZED_BODIES = 20_000
/** How many times as much every property draws as in `npm test`. */
const DEPTH = 20
/** In which an invoice is paid, waived, credited and taken back; `npm test` draws few. */
const ORDERS = 20_000
const DRAWN_ROUNDS = 4
const PATIENCE_MS = 4 * 3600_000

/**
 * `npm run torture`: posts newly drawn bodies, draws what every property is tried with twenty times as
 * often, restores a firm of 320 MB, signs in 400 times at once, backs up a large file under load, kills upgrades, releases of payslips, closings of a payroll month, imports of statements, debit runs and reminders, tells four bad receivers of 1,000 events, divides a collective PDF
 * beside other requests, uploads a thousand hostile files, looks whether answers wait for the disk, then kills the process two hundred times; ends with
 * what that did to the data. With `-- --mutants` it tortures broken builds instead, and ends with those it let pass;
 * `-- --mutants commit` takes those whose name has the word. `-- --soak` is half an hour of steady work on one process,
 * `-- --big` a firm of 5 GB, `-- --hostile` the hostile files alone, `-- --events` the events, `-- --closing` the closings,
 * `-- --bank 23` so many times nine kills of imports, debit runs and reminders (`FUZZ_SEED` draws the same moments again, also for `--events`).
 */
async function main(): Promise<void> {
  const part = Object.keys(PARTS).find((name) => process.argv.includes(name))
  const isFuzzGood = part !== undefined || [fuzz(), drill()].every(Boolean)
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
  '--closing': async (print) => closingKilled(print, (await import('./closing-killed')).killClosing),
  '--events': async (print) => eventsKilled(print, (await import('./events-killed')).killEvents),
  '--bank': killBankOften,
  '--hostile': async (print) => (await import('./hostile-files')).hostileFiles(print),
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
  const { killClosing } = await import('./closing-killed')
  const { killBank } = await import('./bank-killed')
  const { killEvents } = await import('./events-killed')
  const { splitBeside } = await import('./split-beside')
  const { hostileFiles } = await import('./hostile-files')
  const { countUnsynced } = await import('./synced')
  const { torture } = await import('./rounds')
  const faults = [
    ...(await signInFlood(print)),
    ...(await backupUnderLoad(print)),
    ...(await killMigration(print)),
    ...(await releaseKilled(print, killRelease)),
    ...(await closingKilled(print, killClosing)),
    ...(await bankKilled(print, killBank)),
    ...(await eventsKilled(print, killEvents)),
    ...(await splitBeside(print)),
    ...(await hostileFiles(print)),
    ...(await countUnsynced(print)),
  ]
  const rounds = Number(process.env.TORTURE_ROUNDS ?? ROUNDS)
  const { acknowledged, faults: lost } = await torture({ rounds, report: print })
  print(`${acknowledged} acknowledged writes`)
  return [...faults, ...lost]
}

/** As many as a firm has movements, debits and late customers in a month. */
const BANK_KILLED = 200

async function bankKilled(
  print: (line: string) => void,
  killBank: typeof import('./bank-killed').killBank,
): Promise<string[]> {
  const faults = await killBank(BANK_KILLED)
  print(`imports, debit runs and reminders of ${BANK_KILLED} killed, ${faults.length} faults`)
  return faults
}

/** Smaller than what a whole torture kills, so that a kill costs seconds. */
const OFTEN_KILLED = 60

async function killBankOften(print: (line: string) => void): Promise<string[]> {
  const { killBank } = await import('./bank-killed')
  const rounds = Number(process.argv[process.argv.indexOf('--bank') + 1] ?? 1)
  const first = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31 - rounds))
  const faults: string[] = []
  for (let seed = first; seed < first + rounds; seed += 1) {
    const found = await killBank(OFTEN_KILLED, drawFrom(seed))
    print(`imports, debit runs and reminders of ${OFTEN_KILLED} killed, seed ${seed}, ${found.length} faults`)
    faults.push(...found)
  }
  return faults
}

/** From 0 to below 1, the same for the same seed (Park and Miller). */
function drawFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % (2 ** 31 - 1)
    return state / (2 ** 31 - 1)
  }
}

/** As many as a shop with a few hundred invoices a month has in it. */
const EVENTS_KILLED = 1000
/** Of the kills, and of each receiver. */
const EVENT_STREAMS = 5

async function eventsKilled(
  print: (line: string) => void,
  killEvents: typeof import('./events-killed').killEvents,
): Promise<string[]> {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(1, 2 ** 31 - EVENT_STREAMS))
  print(`${EVENTS_KILLED} events to four receivers, seed ${seed}`)
  const { faults, figures } = await killEvents(EVENTS_KILLED, (stream) => drawFrom(seed + stream))
  print(`seed ${seed}: ${figures}, ${faults.length} faults`)
  return faults
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

async function closingKilled(
  print: (line: string) => void,
  killClosing: typeof import('./closing-killed').killClosing,
): Promise<string[]> {
  const { faults, closedAfter } = await killClosing(300)
  print(`a month of 300 closed, whole after kill ${closedAfter || 'none'}, ${faults.length} faults`)
  return faults
}

/** In several rounds, each from a seed of its own: a property that holds its worker for a minute loses the reporter. */
function fuzz(): boolean {
  const first = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31 - DRAWN_ROUNDS))
  return Array.from({ length: DRAWN_ROUNDS }, (_, round) => draw(first + round)).every(Boolean)
}

function draw(seed: number): boolean {
  const env = {
    FUZZ_RUNS: String(FUZZED_BODIES / DRAWN_ROUNDS),
    FUZZ_DEPTH: String(DEPTH / DRAWN_ROUNDS),
    ORDERS: String(ORDERS / DRAWN_ROUNDS),
    ...process.env,
    FUZZ_SEED: String(seed),
  }
  process.stdout.write(
    `${env.FUZZ_RUNS} bodies, ${env.ORDERS} orders of bookings, properties ${env.FUZZ_DEPTH} times as deep, fuzz seed ${seed}\n`,
  )
  const options = ['--config', 'tests/vitest.config.ts', '--testTimeout', String(PATIENCE_MS)]
  return spawnSync('vitest', ['run', ...options, ...drawnTests()], { env, stdio: 'inherit' }).status === 0
}

/** A restore on another machine, of a firm as large as after some years. */
function drill(): boolean {
  const env = { ...process.env, DRILL_MB: '320' }
  const words = ['run', '--config', 'tests/vitest.config.ts', 'tests/commands/restore-drill.test.ts']
  return spawnSync('vitest', words, { env, stdio: 'inherit' }).status === 0
}

/** The files that draw what they try; `npm run einvoices` asks the official rules. */
function drawnTests(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('einvoice/official/drawn'))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
