const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
const DECIMAL = /^-?\d+(?:\.\d{1,6})?$/
const MOST_HOURS = 744

/** The body of the webhook's event for hours. */
export interface TimeRecording {
  event: 'zeiterfassung.export'
  mandant_id: string
  daten: { monat: string; mitarbeiter: { id: string; stunden: number; ueberstunden: number }[] }
}

/** The first thing that is wrong with a body, by the product's rules and without a library. */
export function faultOf(sent: TimeRecording): string | undefined {
  if (sent?.event !== 'zeiterfassung.export') return 'event'
  if (typeof sent.mandant_id !== 'string' || !ID.test(sent.mandant_id)) return 'mandant_id'
  if (typeof sent.daten?.monat !== 'string' || !MONTH.test(sent.daten.monat)) return 'monat'
  if (!Array.isArray(sent.daten.mitarbeiter)) return 'mitarbeiter'
  const ids = new Set<string>()
  for (const entry of sent.daten.mitarbeiter) {
    if (typeof entry?.id !== 'string' || !ID.test(entry.id) || ids.has(entry.id)) return 'id'
    if (!isWithin(entry.stunden, 0) || !isWithin(entry.ueberstunden, -MOST_HOURS)) return 'hours'
    ids.add(entry.id)
  }
  return undefined
}

function isWithin(value: unknown, least: number): boolean {
  return typeof value === 'number' && value >= least && value <= MOST_HOURS && DECIMAL.test(String(value))
}
