import { execFileSync } from 'node:child_process'

const WITHOUT_GIT = 20_261_122

export function commitSeed(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(hash.slice(0, 7), 16)
  } catch {
    return WITHOUT_GIT
  }
}
