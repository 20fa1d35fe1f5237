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
  /** Fields that are not shown. */
  more: number
}

export interface SeenBody {
  /** The first of them, and those with a finding. */
  fields: SeenField[]
  /** Fields that are not shown. */
  more: number
  /** The first of them. */
  entries: SeenEntry[]
  entryCount: number
  /** Findings about what is not there. */
  others: Pick<BodyFault, 'pointer' | 'detail'>[]
  /** Indented; null if it is too long for a page, or no JSON. */
  json: string | null
}

const MOST_ENTRIES = 200
/** What a page can hold; anything may come in a body, and the file has it all. */
const MOST_FIELDS = 200
const MOST_IN_ENTRY = 50
const MOST_IN_ENTRIES = 4000
const LONGEST_TEXT = 500
/** Of each entry. */
const NEEDED = ['id', 'stunden', 'ueberstunden']
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
  const found = new Map<string, string[]>()
  for (const { pointer, detail } of findings) found.set(pointer, [...(found.get(pointer) ?? []), detail])
  const { fields, more } = fieldsOf(leavesOf(parsed, ''), { found, most: MOST_FIELDS })
  let left = MOST_IN_ENTRIES
  const entries = shown.map(({ value, index }) => {
    const most = Math.min(left, MOST_IN_ENTRY)
    const isNeeded = (pointer: string) => NEEDED.some((name) => pointer === `${LIST}/${index}/${name}`)
    const seenOf = fieldsOf(leavesOf(value, `${LIST}/${index}`), { found, most, isNeeded })
    left = Math.max(0, left - seenOf.fields.length)
    return { index, id: idIn(value), ...seenOf }
  })
  const seen = new Set([...fields, ...entries.flatMap((entry) => entry.fields)].map(({ pointer }) => pointer))
  const json = typeof parsed === 'string' ? null : JSON.stringify(parsed, null, 2)
  return {
    fields,
    more,
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

/** At most `most`, and those with a finding and those that `isNeeded` wherever they stand. */
function fieldsOf(
  leaves: Iterable<Leaf>,
  {
    found,
    most,
    isNeeded = () => false,
  }: { found: Found; most: number; isNeeded?: (pointer: string) => boolean },
): { fields: SeenField[]; more: number } {
  const fields: SeenField[] = []
  let more = 0
  for (const { pointer, value } of leaves) {
    const findings = found.get(pointer) ?? []
    if (fields.length < most || findings.length > 0 || isNeeded(pointer))
      fields.push({ pointer: shortened(pointer), value: shortened(String(value)), findings })
    else more += 1
  }
  return { fields, more }
}

type Found = ReadonlyMap<string, string[]>

interface Leaf {
  pointer: string
  value: unknown
}

function* leavesOf(value: unknown, pointer: string): Generator<Leaf> {
  if (pointer === LIST && Array.isArray(value)) return
  if (typeof value !== 'object' || value === null) {
    yield { pointer, value }
    return
  }
  for (const [name, inner] of Object.entries(value))
    yield* leavesOf(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
}

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
