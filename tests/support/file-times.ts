import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/reporters'
import type { FileTime } from './reports'

/** A reporter for the time of each file with imports and hooks, which vitest's JSON leaves out. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0]): void {
    const times: FileTime[] = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return {
        file: relative('.', module.moduleId),
        seconds: (collectDuration + setupDuration + duration) / 1000,
      }
    })
    writeFileSync(String(process.env.FILE_TIMES), JSON.stringify(times))
  }
}
