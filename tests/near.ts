import { execFileSync, spawnSync } from 'node:child_process'
import { testsNear } from './support/near'

/** All but `pages in development`, which runs files of `shared` once more. */
const EACH_FILE_ONCE = ['--project=shared', '--project=operator', '--project=own process']

/**
 * `npm run test:near`: the tests of the nouns in which something was changed since `main`, or since what its first word
 * names: `npm run test:near -- HEAD` looks at what is not committed.
 */
function near(base = 'main'): number {
  const changed = changedSince(base)
  const tests = testsNear(changed, lines('git', ['ls-files', '-co', '--exclude-standard', 'tests']))
  process.stdout.write(
    `${changed.length} files changed since ${base}, ${tests.length} test files near them\n`,
  )
  if (changed.length === 0) return 0
  const words = ['run', '--config', 'tests/vitest.config.ts', ...EACH_FILE_ONCE, ...tests]
  return spawnSync('vitest', words, { stdio: 'inherit' }).status ?? 1
}

function changedSince(base: string): string[] {
  const [commit = 'HEAD'] = lines('git', ['merge-base', 'HEAD', base])
  return [
    ...lines('git', ['diff', '--name-only', commit]),
    ...lines('git', ['ls-files', '-o', '--exclude-standard']),
  ]
}

function lines(command: string, words: string[]): string[] {
  return execFileSync(command, words, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

process.exit(near(process.argv[2]))
