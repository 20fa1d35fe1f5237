import { changedMeanwhile } from './conflict.server'

/**
 * Whether the caller has read the record as it is now, if it says what it has read (RFC 9110, 13.1.1).
 * @throws Response 412: a problem that names the fields of the change that are something else by now
 */
export function assertVersion(
  request: Request,
  version: string,
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): void {
  const wanted = request.headers.get('if-match')
  if (wanted === null || wanted === '*' || listed(wanted).includes(version)) return
  const differing = Object.keys(change).filter((field) => field in stored && stored[field] !== change[field])
  throw changedMeanwhile(
    differing.map((field) => ({ field, now: stored[field] })),
    { ETag: version },
  )
}

function listed(header: string): string[] {
  return header.split(',').map((one) => one.trim())
}
