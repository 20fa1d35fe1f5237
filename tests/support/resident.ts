import { readFileSync } from 'node:fs'

/** Resident memory of a process, in MB; 0 once it has ended. */
export function residentMb(pid = 0): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
