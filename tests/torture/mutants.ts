import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleProgram } from '~/commands/bundle/program'
import { torture } from './rounds'
import { countUnsynced } from './synced'

/** A round kills at a random moment, so a mutant may survive some. */
const ROUNDS = 40
const BUILD = 'build/index.js'

/** A way to break the promise, made in the built program. */
interface Mutant {
  name: string
  changes: [RegExp, string][]
  /** Killing a process leaves what the system has: only the calls to the disk tell. */
  isSeenBySyncs?: true
}

const MUTANTS: Mutant[] = [
  {
    name: 'begin, commit and rollback do nothing',
    changes: [
      [/await connection\.executeQuery\(\w+\.raw\("begin immediate"\)\)/g, ''],
      [/await connection\.executeQuery\(\w+\.raw\("commit"\)\)/g, ''],
    ],
  },
  {
    name: 'a message queues no mail',
    changes: [[/await \w+\((trx, scope, \{\s*kind: "customer_message")/g, 'await (async () => {})($1']],
  },
  {
    name: 'a delivery is kept without its rows',
    changes: [[/await plan\.write\(\w+\)/g, 'undefined']],
  },
  {
    name: 'the answer leaves before the commit',
    changes: [
      [
        /return answer\(await receiveEvent\((\w+), (\w+), (\w+)\)\)/g,
        `receiveEvent($1, $2, $3).catch(() => {});
  return answer({ outcome: "received", processed: $3.body.daten.mitarbeiter.length })`,
      ],
    ],
  },
  {
    name: 'synchronous is off',
    changes: [
      [/synchronous = FULL/g, 'synchronous = OFF'],
      [/synchronous: 2\b/g, 'synchronous: 0'],
    ],
    isSeenBySyncs: true,
  },
]

/** Runs the torture on broken builds, or those of them whose name has `which`; says in words which of them it let pass. */
export async function tortureMutants(report: (line: string) => void, which = ''): Promise<string[]> {
  const survivors: string[] = []
  for (const mutant of MUTANTS.filter(({ name }) => name.includes(which))) {
    const folder = await mutate(mutant)
    try {
      const fault = await firstFault(mutant, folder, report)
      report(`${mutant.name}: ${fault === undefined ? 'NOT SEEN' : `seen, ${fault.slice(0, 120)}`}`)
      if (fault === undefined) survivors.push(`the torture does not see that ${mutant.name}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return survivors
}

async function firstFault(
  { isSeenBySyncs }: Mutant,
  folder: string,
  report: (line: string) => void,
): Promise<string | undefined> {
  if (isSeenBySyncs) return (await countUnsynced(report, { folder }))[0]
  return (await torture({ rounds: ROUNDS, program: { folder }, isOver: true })).faults[0]
}

/** A folder like this one whose build has the change. */
async function mutate({ name, changes }: Mutant): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-mutant-'))
  mkdirSync(join(folder, 'build'))
  for (const part of ['node_modules', 'public']) symlinkSync(resolve(part), join(folder, part))
  cpSync('package.json', join(folder, 'package.json'))
  let text = readFileSync(BUILD, 'utf8')
  for (const [pattern, replacement] of changes) {
    if (!text.match(pattern)) throw new Error(`The build has nothing to break for "${name}": ${pattern}`)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(join(folder, BUILD), text)
  await bundleProgram(join(folder, 'build'))
  return folder
}
