import { readFileSync } from 'node:fs'

/** What a process holds, in MB; 0 where it has ended. */
export function residentMb(pid = 0): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
