import type { BodyFault } from '~/domain/inbox/faults'

/** A field as it came, with what was found wrong with it. */
export interface SeenField {
  pointer: string
  value: string
  findings: string[]
}

/** One entry of a list, such as an employee's hours. */
export interface SeenEntry {
  index: number
  id: string
  fields: SeenField[]
}

export interface SeenBody {
  fields: SeenField[]
  /** The first of them. */
  entries: SeenEntry[]
  entryCount: number
  /** Findings about what is not there. */
  others: Pick<BodyFault, 'pointer' | 'detail'>[]
  /** Indented; null if it is too long for a page, or no JSON. */
  json: string | null
}

const MOST_ENTRIES = 200
const LONGEST_JSON = 64 * 1024
const LIST = '/daten/mitarbeiter'

/** A body as a table: each plain value by its JSON pointer, and the entries of the list of employees. */
export function viewOf(body: string, findings: readonly BodyFault[]): SeenBody {
  const parsed = parsedOrText(body)
  const list = listIn(parsed)
  const faulty = new Set(findings.flatMap(({ pointer }) => indexIn(pointer) ?? []))
  // Entries with a finding are shown wherever they stand.
  const shown = list
    .map((value, index) => ({ value, index }))
    .filter(({ index }) => index < MOST_ENTRIES || faulty.has(index))
  const fields = fieldsOf(parsed, '', findings)
  const entries = shown.map(({ value, index }) => ({
    index,
    id: idIn(value),
    fields: fieldsOf(value, `${LIST}/${index}`, findings),
  }))
  const seen = new Set([...fields, ...entries.flatMap((entry) => entry.fields)].map(({ pointer }) => pointer))
  const json = typeof parsed === 'string' ? null : JSON.stringify(parsed, null, 2)
  return {
    fields,
    entries,
    entryCount: list.length,
    others: findings.filter(({ pointer }) => !seen.has(pointer)),
    json: json !== null && json.length <= LONGEST_JSON ? json : null,
  }
}

function parsedOrText(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function listIn(body: unknown): unknown[] {
  const list = (body as { daten?: { mitarbeiter?: unknown } } | null)?.daten?.mitarbeiter
  return Array.isArray(list) ? list : []
}

function indexIn(pointer: string): number | undefined {
  const [, index] = /^\/daten\/mitarbeiter\/(\d+)(?:\/|$)/.exec(pointer) ?? []
  return index === undefined ? undefined : Number(index)
}

function idIn(entry: unknown): string {
  const id = (entry as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.toLowerCase() : ''
}

function fieldsOf(value: unknown, pointer: string, findings: readonly BodyFault[]): SeenField[] {
  if (pointer === LIST && Array.isArray(value)) return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      fieldsOf(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, findings),
    )
  const own = findings.filter((finding) => finding.pointer === pointer)
  return [{ pointer, value: String(value), findings: own.map(({ detail }) => detail) }]
}
