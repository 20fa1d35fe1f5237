import { readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second for every program. */
const TICK_MS = 10

/** Milliseconds of CPU that a process has used so far, with all its threads, in itself and in the kernel. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Megabytes (10^6) of memory that a process holds now. */
export function residentMb(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kibibytes) * 1024) / 1e6
}
